import { expect, test } from 'vitest';
import { besideCell, clustersOf, SIDE } from './cluster.ts';
import { CLUSTER_SHAPES } from './clusterShapes.ts';

const CELLS = SIDE * SIDE;
const beside = Array.from({ length: CELLS }, (_, cell) =>
  besideCell(cell).reduce((mask, other) => mask | (1 << other), 0),
);

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

test('the shapes are all connected sets of five or more cells, counted one by one', () => {
  const counts = new Map<string, number>();
  // Adds cells one by one, and never goes back to one that was passed over: each set is met once.
  function grow(set: number, open: number, closed: number, around: number) {
    const size = bitsOf(set);
    if (size >= 5) {
      const name = `${size} ${bitsOf(around & ~set)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    let passed = closed;
    for (let left = open; left !== 0; ) {
      const bit = left & -left;
      left &= ~bit;
      const next = beside[31 - Math.clz32(bit)] ?? 0;
      const grown = set | bit;
      grow(grown, (left | next) & ~passed & ~grown, passed | bit, around | next);
      passed |= bit;
    }
  }
  for (let root = 0; root < CELLS; root++) {
    const before = (1 << (root + 1)) - 1;
    const next = beside[root] ?? 0;
    grow(1 << root, next & ~before, before, next);
  }
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(
      CLUSTER_SHAPES.map(([size, around, shapes]) => [`${size} ${around}`, shapes]),
    ),
  );
});

test('cells that touch at a corner are no cluster', () => {
  const data = { weights: [32, 32], sizes: [5], pays: [[100], [0]] };
  const field = Array.from(
    { length: CELLS },
    (_, cell) => ((cell % SIDE) + Math.floor(cell / SIDE)) % 2,
  );
  expect(clustersOf(data, field)).toEqual([]);
  const row = Array.from({ length: CELLS }, (_, cell) => (cell < SIDE ? 0 : 1));
  expect(clustersOf(data, row)).toEqual([{ symbol: 0, cells: [0, 1, 2, 3, 4], pays: 100 }]);
});
