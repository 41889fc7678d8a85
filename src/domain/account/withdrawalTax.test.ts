import { expect, test } from 'vitest';
import { taxableWinnings, taxedPart, withdrawalTax } from './withdrawalTax.ts';

test.each([
  ['no tax', 10_000_00, { percent: 0, taxable: 10_000_00 }, 0],
  ['nothing won', 10_000_00, { percent: 5, taxable: 0 }, 0],
  ['all of it won', 10_000_00, { percent: 5, taxable: 25_000_00 }, 500_00],
  ['a part of it won', 10_000_00, { percent: 5, taxable: 4_000_00 }, 200_00],
  ['less than a kobo goes to the player', 10_000_00, { percent: 7.5, taxable: 1 }, 0],
])('%s', (_, amount, rule, tax) => {
  expect(withdrawalTax(amount, rule)).toBe(tax);
});

test.each([
  [5_000_00, 0, 5_000_00],
  [5_000_00, 2_000_00, 3_000_00],
  [5_000_00, 6_000_00, 0],
  [-1_00, 0, 0],
])('of %i kobo won and %i taxed, %i are left to tax', (won, taxed, left) => {
  expect(taxableWinnings(won, taxed)).toBe(left);
});

test('two withdrawals are taxed as one of their sum', () => {
  const first = { percent: 5, taxable: 7_000_00 };
  const then = { percent: 5, taxable: taxableWinnings(7_000_00, taxedPart(4_000_00, first)) };
  const apart = withdrawalTax(4_000_00, first) + withdrawalTax(6_000_00, then);
  expect(apart).toBe(withdrawalTax(10_000_00, first));
});
