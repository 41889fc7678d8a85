import { unit } from '../chance/hash.ts';
import type { Tie } from '../fixtures.ts';

/** Scores of shoot-outs, the winner's first. */
const SCORES = [
  [4, 3],
  [5, 4],
  [4, 2],
  [5, 3],
  [3, 2],
  [3, 1],
  [6, 5],
  [7, 6],
] as const;

/** The shoot-out that decides a cup match which is level after ninety minutes, home first. */
export function penaltiesOf({ key }: Pick<Tie, 'key'>): readonly [home: number, away: number] {
  // The first scores are the likelier ones.
  const place = Math.floor(unit(key, 41) ** 1.5 * SCORES.length);
  const [most, least] = SCORES[place] ?? SCORES[0];
  return unit(key, 42) < 0.5 ? [most, least] : [least, most];
}
