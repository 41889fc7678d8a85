import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatewayFee, gatewayRefusal } from './gatewayTerms.ts';

test.each([
  ['no fee', 1_000_00, 0, 0, 0],
  ['a percentage', 10_000_00, 1.5, 0, 150_00],
  ['a fixed fee', 1_000_00, 0, 50_00, 50_00],
  ['both', 10_000_00, 1, 50_00, 150_00],
  ['a part of a kobo is not taken', 99, 1, 0, 0],
])('%s', (_, amountKobo, feePercent, feeFixed, fee) => {
  expect(gatewayFee(amountKobo, { feePercent, feeFixed })).toBe(fee);
});

test('a fee is whole kobo, never less on more money, and its percentage never takes all', () => {
  const kobo = fc.integer({ min: 0, max: 100_000_000_00 });
  const percent = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(kobo, kobo, percent, (one, other, feePercent) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const of = (amountKobo: number) => gatewayFee(amountKobo, { feePercent, feeFixed: 0 });
      expect(Number.isInteger(of(more))).toBe(true);
      expect(of(less)).toBeLessThanOrEqual(of(more));
      expect(of(more)).toBeLessThanOrEqual(more);
    }),
  );
});

const limits = { min: 100_00, max: 1_000_00 };
test.each([
  [99_99, 'below-min'],
  [100_00, undefined],
  [1_000_00, undefined],
  [1_000_01, 'above-max'],
])('%i kobo against ₦100 to ₦1,000: %s', (amountKobo, refusal) => {
  expect(gatewayRefusal(amountKobo, limits)).toBe(refusal);
});

test('a largest amount of 0 is no limit', () => {
  expect(gatewayRefusal(1, { min: 0, max: 0 })).toBeUndefined();
});
