import { createLastBalls, LAST_BALLS } from './lastBalls.ts';
import type { CricketPlay, CricketState } from './play.ts';

export interface CricketChances {
  /** The chance that the side batting first wins; a tie counts half. */
  firstWins(state: CricketState): number;
  tie(state: CricketState): number;
}

/** The cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
export function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    density(x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Chances from both innings' runs as normal variables around what their resources promise. The last two overs
 * of a chase, which single balls decide, are computed exactly.
 */
export function createCricketChances(play: CricketPlay): CricketChances {
  const [first, second] = play.resources;
  const lastBalls = createLastBalls(second);

  /** The expected lead of the first side, and its uncertainty. */
  const outlook = ({ innings, total, wickets, ballsLeft }: CricketState) => {
    const chase = innings === 0 ? play.overs * 6 : ballsLeft;
    const chased = innings === 0 ? 0 : total;
    const down = innings === 0 ? 0 : wickets;
    const set = innings === 0 ? total + first.mean(ballsLeft, wickets) : play.target - 1;
    const variance =
      second.variance(chase, down) + (innings === 0 ? first.variance(ballsLeft, wickets) : 0);
    return {
      lead: set - chased - second.mean(chase, down),
      deviation: Math.sqrt(Math.max(variance, 0.25)),
    };
  };
  const isEnd = (state: CricketState) => state.innings === 1 && state.ballsLeft <= LAST_BALLS;

  return {
    firstWins(state) {
      if (isEnd(state)) {
        const { wins, ties } = lastBalls(play.target - state.total, state.ballsLeft, state.wickets);
        return 1 - wins - ties / 2;
      }
      const { lead, deviation } = outlook(state);
      return normal(lead / deviation);
    },
    tie(state) {
      if (isEnd(state)) {
        return lastBalls(play.target - state.total, state.ballsLeft, state.wickets).ties;
      }
      const { lead, deviation } = outlook(state);
      return density(lead / deviation) / deviation;
    },
  };
}
