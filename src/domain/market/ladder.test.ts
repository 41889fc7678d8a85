import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOnLadder,
  LADDER,
  moveTicks,
  nextPriceDown,
  nextPriceUp,
  snapToLadder,
  ticksBetween,
} from './ladder.ts';

const onLadder = fc.constantFrom(...LADDER);
const typed = fc.integer({ min: 1, max: 120_000 });

test('there are 350 prices from 1.01 to 1000', () => {
  expect(LADDER).toHaveLength(350);
  expect(LADDER[0]).toBe(1_01);
  expect(LADDER.at(-1)).toBe(1000_00);
  expect(new Set(LADDER).size).toBe(350);
  expect([...LADDER].sort((a, b) => a - b)).toEqual(LADDER);
});

test.each([
  [1_01, true],
  [1_00, false],
  [2_00, true],
  [2_01, false],
  [2_02, true],
  [3_05, true],
  [3_04, false],
  [12_50, true],
  [12_60, false],
  [1000_00, true],
  [1010_00, false],
  [1_01.5, false],
  [Number.NaN, false],
])('%d hundredths is on the ladder: %s', (odds, expected) => {
  expect(isOnLadder(odds)).toBe(expected);
});

test.each([
  [2_00, 1, 2_02],
  [2_00, -1, 1_99],
  [3_00, -1, 2_98],
  [100_00, -1, 95_00],
  [1_50, 5, 1_55],
  [2_00, 5, 2_10],
  [10_00, 5, 12_50],
  [1_01, -1, 1_01],
  [1000_00, 3, 1000_00],
  [2_01, 1, 2_02],
  [2_01, -1, 2_00],
  [2_01, -2, 1_99],
  [2_01, 0, 2_01],
  [50, 1, 1_01],
  [50, 2, 1_02],
  [50, -1, 1_01],
  [1200_00, -1, 1000_00],
  [1200_00, 1, 1000_00],
])('%d moved by %d ticks is %d', (odds, ticks, expected) => {
  expect(moveTicks(odds, ticks)).toBe(expected);
});

test.each([
  [2_01, 'back', 2_02],
  [2_01, 'lay', 2_00],
  [2_02, 'back', 2_02],
  [2_02, 'lay', 2_02],
  [50, 'back', 1_01],
  [50, 'lay', undefined],
  [1005_00, 'back', undefined],
  [1005_00, 'lay', 1000_00],
] as const)('%d typed to %s snaps to %s', (odds, side, expected) => {
  expect(snapToLadder(odds, side)).toBe(expected);
});

test.each([
  [1_50, 1_55, 5],
  [1_55, 1_50, -5],
  [2_00, 2_00, 0],
  [1_99, 2_02, 2],
])('from %d to %d are %d ticks', (from, to, ticks) => {
  expect(ticksBetween(from, to)).toBe(ticks);
});

describe('properties', () => {
  test('down undoes up, and up undoes down', () => {
    fc.assert(
      fc.property(onLadder, (odds) => {
        if (odds !== 1000_00) expect(nextPriceDown(nextPriceUp(odds))).toBe(odds);
        if (odds !== 1_01) expect(nextPriceUp(nextPriceDown(odds))).toBe(odds);
      }),
    );
  });

  test('moving by the ticks between two prices leads from one to the other', () => {
    fc.assert(
      fc.property(onLadder, onLadder, (from, to) => {
        expect(moveTicks(from, ticksBetween(from, to))).toBe(to);
      }),
    );
  });

  test('a snapped price is on the ladder, never worse than typed, and the nearest such', () => {
    fc.assert(
      fc.property(typed, (odds) => {
        const back = snapToLadder(odds, 'back');
        const lay = snapToLadder(odds, 'lay');
        expect(back).toBe(LADDER.find((price) => price >= odds));
        expect(lay).toBe(LADDER.findLast((price) => price <= odds));
      }),
    );
  });
});
