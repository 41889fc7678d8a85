import {
  CORRECT_SCORES,
  correctScore,
  HALF_TIME_FULL_TIMES,
  halfTimeFullTime,
  leaderOf,
  RESULTS,
} from '../../../src/domain/market/soccerResult.ts';
import { ofHalf, ofHalves, ofMatch } from './house/bets.ts';
import { bothScoreBet, totalBet } from './house/goals.ts';
import type { Bet } from './model/bet.ts';
import type { Model } from './model/model.ts';
import type { SoccerState } from './state.ts';

/** The chances of the exchange's runners, in their order. The house prices the same bets. */
export function exchangeChances({ chances }: Model) {
  const of = (bets: readonly Bet[]) => (state: SoccerState) => chances(bets, state);
  const result = (start: number) =>
    of(RESULTS.map((side) => ofMatch((home, away) => leaderOf([home, away], start) === side)));
  return {
    result: result(0),
    handicap: result,
    /** At most so many goals, and more. */
    goals: (line: number) => of([totalBet(line, false), totalBet(line, true)]),
    bothScore: of([bothScoreBet(true), bothScoreBet(false)]),
    halfTime: of(RESULTS.map((side) => ofHalf(1, (home, away) => leaderOf([home, away]) === side))),
    correctScore: of(
      CORRECT_SCORES.map((score) => ofMatch((home, away) => correctScore([home, away]) === score)),
    ),
    halfTimeFullTime: of(
      HALF_TIME_FULL_TIMES.map((pair) =>
        ofHalves((a, b, c, d) => halfTimeFullTime([a, b], [a + c, b + d]) === pair),
      ),
    ),
    nextGoal: of(
      (['home', 'away', 'nobody'] as const).map((next) => ({ about: 'goals', span: 'all', next })),
    ),
  };
}
