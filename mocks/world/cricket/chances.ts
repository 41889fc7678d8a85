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

/** Totals that a side may set: so many deviations from the mean, and how likely each is. */
const TOTALS = Array.from({ length: 23 }, (_, index) => (index - 11) / 4).map(
  (deviations) => [deviations, density(deviations) / 4] as const,
);

/**
 * The chase as it is played, and before it all totals that may still be set, as a normal variable around what
 * the side's resources promise.
 */
export function createCricketChances(play: CricketPlay): CricketChances {
  const [first, second] = play.resources;

  /** How a chase ends: reached, or level. */
  const chase = (needed: number, balls: number, wickets: number) => {
    const wins = second.wins(needed, balls, wickets);
    return { wins, tie: Math.max(0, second.wins(needed - 1, balls, wickets) - wins) };
  };
  const ends = ({ innings, total, wickets, ballsLeft }: CricketState) => {
    if (innings === 1) return chase(play.target - total, ballsLeft, wickets);
    const mean = total + first.mean(ballsLeft, wickets);
    const deviation = Math.sqrt(first.variance(ballsLeft, wickets));
    const sums = { wins: 0, tie: 0, all: 0 };
    for (const [deviations, share] of TOTALS) {
      const set = Math.max(total, Math.round(mean + deviations * deviation));
      const { wins, tie } = chase(set + 1, play.overs * 6, 0);
      sums.wins += share * wins;
      sums.tie += share * tie;
      sums.all += share;
    }
    return { wins: sums.wins / sums.all, tie: sums.tie / sums.all };
  };

  return {
    firstWins(state) {
      const { wins, tie } = ends(state);
      return 1 - wins - tie / 2;
    },
    tie: (state) => ends(state).tie,
  };
}
