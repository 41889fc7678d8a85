import { expect, test } from 'vitest';
import { isStopReached, stopLimit } from './stopLoss.ts';

test.each([
  ['lay', 3_00, 2_98, false],
  ['lay', 3_00, 3_00, true],
  ['lay', 3_00, 4_00, true],
  ['lay', 3_00, undefined, false],
  ['back', 2_00, 2_02, false],
  ['back', 2_00, 2_00, true],
  ['back', 2_00, 1_50, true],
  ['back', 2_00, undefined, false],
] as const)(
  'a %s with its stop at %i, the best at %s: %s',
  (side, priceHundredths, best, isReached) => {
    expect(isStopReached({ side, priceHundredths }, best)).toBe(isReached);
  },
);

test.each([
  ['lay', 3_00, 3_50],
  ['back', 2_00, 1_90],
  ['lay', 990_00, 1000_00],
  ['back', 1_05, 1_01],
] as const)('a %s at %i takes nothing worse than %i', (side, price, limit) => {
  expect(stopLimit(side, price)).toBe(limit);
});
