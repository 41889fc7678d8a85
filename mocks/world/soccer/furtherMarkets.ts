import {
  CORRECT_SCORES,
  correctScore,
  HALF_TIME_FULL_TIMES,
  halfTimeFullTime,
  leaderOf,
} from '../../../src/domain/market/soccerResult.ts';
import type { Fixture } from '../fixtures.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import type { exchangeChances } from './chances.ts';
import { SOCCER_RULES } from './rules.ts';
import type { SoccerPlay, SoccerState } from './state.ts';

/** What every exchange market of the match has in common: its life, its prices and its money. */
export type ExchangeFrame = (
  id: string,
  depthNaira: number,
  everyTicks: number,
  chances: (state: SoccerState) => number[],
) => Omit<MarketPlan, 'kind' | 'name' | 'rules' | 'runners' | 'outcome'>;

/** Money at a typical price, in naira, and how seldom it moves: far less is traded here. */
const DEPTH = 9_000;
const EVERY_TICKS = 12;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/** The markets that a leading match has beyond goals and result. */
export function furtherSoccerMarkets(
  fixture: Fixture,
  { states, endsAt }: SoccerPlay,
  exchange: ExchangeFrame,
  chances: ReturnType<typeof exchangeChances>,
): MarketPlan[] {
  const { home, away } = fixture;
  const [first, last] = [states[0], states.at(-1)];
  const half = states.find(({ atHalf }) => atHalf);
  if (!first || !last) return [];
  const final = [last.home, last.away] as const;
  // A match that was called off before half-time has the same markets: all of them are void.
  const atHalf = half?.atHalf ?? final;
  const names = { home, draw: 'The Draw', away };
  const runnersOf = (named: readonly string[]) => {
    const [one = '', draw = '', two = ''] = named;
    return [
      { runnerId: 'home', name: one },
      { runnerId: 'draw', name: draw },
      { runnerId: 'away', name: two },
    ];
  };
  const winner = (runnerId: string) => ({ kind: 'winner', runnerId }) as const;

  const scoreName = (runnerId: string) =>
    runnerId === 'other-draw'
      ? 'Any other draw'
      : runnerId === 'other-home'
        ? `Any other ${home} win`
        : runnerId === 'other-away'
          ? `Any other ${away} win`
          : runnerId.replace('-', ' – ');
  const score: MarketPlan = {
    ...exchange('cs', DEPTH, EVERY_TICKS, chances.correctScore),
    kind: 'correct_score',
    name: 'Correct Score',
    rules: SOCCER_RULES.correct_score,
    runners: CORRECT_SCORES.map((runnerId) => ({ runnerId, name: scoreName(runnerId) })),
    outcome: winner(correctScore(final)),
  };

  // The stronger side gives the other a one-goal start.
  const start = first.homeToCome >= first.awayToCome ? -1 : 1;
  const [forHome, forAway] = start > 0 ? ['+1', '−1'] : ['−1', '+1'];
  const handicap: MarketPlan = {
    ...exchange('hcp', DEPTH, EVERY_TICKS, chances.handicap(start)),
    kind: 'handicap',
    name: `Handicap, ${home} ${forHome}`,
    rules: SOCCER_RULES.handicap,
    runners: runnersOf([`${home} ${forHome}`, `Draw, ${home} ${forHome}`, `${away} ${forAway}`]),
    outcome: winner(leaderOf(final, start)),
  };

  const halfTime: MarketPlan = {
    ...exchange('ht', DEPTH, EVERY_TICKS, chances.halfTime),
    kind: 'half_time',
    name: 'Half-Time',
    rules: SOCCER_RULES.half_time,
    runners: runnersOf([home, 'The Draw', away]),
    closesAt: half?.at ?? endsAt,
    outcome: winner(leaderOf(atHalf)),
  };

  const sides = (pair: string) =>
    pair
      .split('-')
      .map((side) => (side === 'home' ? names.home : side === 'away' ? names.away : names.draw))
      .join(' / ');
  const both: MarketPlan = {
    ...exchange('htft', DEPTH, EVERY_TICKS, chances.halfTimeFullTime),
    kind: 'half_time_full_time',
    name: 'Half-Time/Full-Time',
    rules: SOCCER_RULES.half_time_full_time,
    runners: HALF_TIME_FULL_TIMES.map((runnerId) => ({ runnerId, name: sides(runnerId) })),
    outcome: winner(halfTimeFullTime(atHalf, final)),
  };

  /** When so many goals have been scored; undefined if they never are. */
  const goalAt = (count: number) => states.find((state) => state.home + state.away >= count);
  const nextGoal = (number: number): MarketPlan => {
    const frame = exchange(`ng${number}`, DEPTH, EVERY_TICKS, chances.nextGoal);
    const before = goalAt(number - 1);
    const goal = goalAt(number);
    const from = number === 1 ? frame.listedAt : (before?.at ?? endsAt);
    const scorer = goal && goal.home > (before?.home ?? 0) ? 'home' : 'away';
    return {
      ...frame,
      kind: 'next_goal',
      name: `${ORDINALS[number - 1] ?? `${number}th`} Goal`,
      rules: SOCCER_RULES.next_goal,
      runners: [
        { runnerId: 'home', name: home },
        { runnerId: 'away', name: away },
        { runnerId: 'none', name: 'No goal' },
      ],
      listedAt: from,
      opensAt: from,
      closesAt: goal?.at ?? endsAt,
      outcome: winner(goal ? scorer : 'none'),
    };
  };
  const goals = Array.from({ length: last.home + last.away + 1 }, (_, index) =>
    nextGoal(index + 1),
  );
  return [handicap, halfTime, both, score, ...goals];
}
