import type { Share } from './delivery.ts';

const WICKETS = 10;

/**
 * The runs still to come until only so many balls of an innings are left, computed ball by ball backwards from
 * there.
 */
export function runsUntil(
  balls: number,
  ballsLeft: number,
  sharesOf: (balls: number, wickets: number) => readonly Share[],
) {
  const mean = new Float64Array((balls + 1) * (WICKETS + 1));
  const square = new Float64Array((balls + 1) * (WICKETS + 1));
  const cell = (left: number, wickets: number) => left * (WICKETS + 1) + wickets;

  for (let left = ballsLeft + 1; left <= balls; left++) {
    for (let wickets = 0; wickets < WICKETS; wickets++) {
      let first = 0;
      let second = 0;
      let legal = 0;
      let extras = 0;
      for (const { delivery, share } of sharesOf(left, wickets)) {
        if (!delivery.isLegal) {
          extras += share * delivery.runs;
          continue;
        }
        const next = cell(left - 1, wickets + (delivery.isWicket ? 1 : 0));
        const nextMean = mean[next] ?? 0;
        legal += share;
        first += share * (delivery.runs + nextMean);
        second += share * (delivery.runs ** 2 + 2 * delivery.runs * nextMean + (square[next] ?? 0));
      }
      // A wide or no ball adds a run, and the ball is bowled again.
      const expected = (first + extras) / legal;
      mean[cell(left, wickets)] = expected;
      square[cell(left, wickets)] = (second + extras * (1 + 2 * expected)) / legal;
    }
  }

  const at = (table: Float64Array, left: number, wickets: number) =>
    table[cell(Math.max(0, left), Math.min(wickets, WICKETS))] ?? 0;
  return {
    mean: (left: number, wickets: number) => at(mean, left, wickets),
    variance: (left: number, wickets: number) =>
      Math.max(0, at(square, left, wickets) - at(mean, left, wickets) ** 2),
  };
}
