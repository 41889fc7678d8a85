import { unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { Pair } from './state.ts';

/** What a match without goals counts: the mean of each side over the whole match. */
export interface ExpectedCounts {
  corners: Pair;
  yellowCards: Pair;
  /** All tries that are no goals: on target, past it, and blocked. */
  shots: Pair;
  fouls: Pair;
  offsides: Pair;
}

/** The part of a whole match's corners, and of its cards, that falls into the first half. */
export const FIRST_HALF = { corners: 0.46, yellowCards: 0.38 };

const CORNERS = 10;
const YELLOW_CARDS = 3.9;
const SHOTS = 22;
const FOULS = 23;
const OFFSIDES = 3.6;

/** The side that is expected to score more has more corners and shots, and fewer cards. */
export function expectedCounts({ key }: Fixture, [home, away]: Pair): ExpectedCounts {
  const lead = home / (home + away) - 0.5;
  const shared = (mean: number, tilt: number): Pair => [
    mean * (0.5 + tilt * lead),
    mean * (0.5 - tilt * lead),
  ];
  const strict = 0.75 + 0.5 * unit(key, 21);
  return {
    corners: shared(CORNERS * (0.85 + 0.3 * unit(key, 22)), 0.7),
    yellowCards: shared(YELLOW_CARDS * strict, -0.5),
    shots: shared(SHOTS * (0.85 + 0.3 * unit(key, 23)), 0.8),
    fouls: shared(FOULS * (0.6 + 0.4 * strict), -0.3),
    offsides: shared(OFFSIDES, 0.3),
  };
}
