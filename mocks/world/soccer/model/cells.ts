import type { Counts } from './bet.ts';

/** Rarer outcomes than this are left out. */
const LEAST = 1e-8;

/** All outcomes that matter, five numbers each: four counts and their chance. The chances add up to one. */
export type Cells = Float64Array;
export const CELL = 5;

/** Chances of no event, one, two and so on, as long as they matter. */
function poisson(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let count = 1; count <= mean || (shares.at(-1) ?? 0) > LEAST; count++) {
    shares.push(((shares[count - 1] ?? 0) * mean) / count);
  }
  return shares;
}

/** Outcomes of four counts that go on independently from what is known, by what is expected of each. */
export function cellsOf(known: Counts, toCome: Counts): Cells {
  const [one, two, three, four] = toCome.map(poisson);
  const cells: number[] = [];
  let sum = 0;
  one?.forEach((first, a) => {
    two?.forEach((second, b) => {
      const pair = first * second;
      if (pair < LEAST) return;
      three?.forEach((third, c) => {
        const triple = pair * third;
        if (triple < LEAST) return;
        four?.forEach((fourth, d) => {
          const chance = triple * fourth;
          if (chance < LEAST) return;
          sum += chance;
          cells.push(known[0] + a, known[1] + b, known[2] + c, known[3] + d, chance);
        });
      });
    });
  });
  for (let at = CELL - 1; at < cells.length; at += CELL) cells[at] = (cells[at] ?? 0) / sum;
  return Float64Array.from(cells);
}
