import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded, mulDiv } from './mulDiv.ts';

describe('mulDiv', () => {
  test.each([
    [7, 1, 2, 'down', 3],
    [7, 1, 2, 'up', 4],
    [7, 1, 2, 'nearest', 4],
    [5, 1, 4, 'nearest', 1],
    [-7, 1, 2, 'down', -4],
    [-7, 1, 2, 'up', -3],
    [-7, 1, 2, 'nearest', -4],
    [-5, 1, 4, 'nearest', -1],
    [6, 2, 3, 'up', 4],
    [0, 9, 4, 'nearest', 0],
    // The product leaves the exact range of numbers and comes back.
    [9_007_199_254_740_991, 100_000, 100_000, 'nearest', 9_007_199_254_740_991],
  ] as const)('%d × %d ÷ %d, %s, is %d', (a, b, divisor, rounding, expected) => {
    expect(mulDiv(a, b, divisor, rounding)).toBe(expected);
  });

  test.each([
    ['a divisor of nothing', () => mulDiv(1, 1, 0, 'down')],
    ['a fraction of a kobo', () => mulDiv(1.5, 1, 1, 'down')],
    ['a result beyond exact numbers', () => mulDiv(2 ** 53 - 1, 2, 1, 'down')],
  ])('refuses %s', (_name, act) => {
    expect(act).toThrow(RangeError);
  });

  test('a mirrored amount rounds to the mirrored result', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, divisor) => {
        expect(divideRounded(-numerator, divisor, 'nearest')).toBe(
          -divideRounded(numerator, divisor, 'nearest'),
        );
        expect(divideRounded(-numerator, divisor, 'down')).toBe(
          -divideRounded(numerator, divisor, 'up'),
        );
      }),
    );
  });
});
