import { expect, test } from 'vitest';
import { reducedPrice } from './reduction.ts';

test.each([
  [8_00, 25_00, 6_00],
  [2_48, 10_00, 2_23],
  [2_50, 11_70, 2_21],
  [3_00, 0, 3_00],
  [1_10, 50_00, 1_01],
])('%i less %i hundredths of a percent is %i', (price, factor, reduced) => {
  expect(reducedPrice(price, factor)).toBe(reduced);
});
