import { expect, test } from 'vitest';
import { lessWords } from './amountWords.ts';

test.each([
  [0, 0, ''],
  [50_00, 0, ', which is ₦30,000.00 less a fee of ₦50.00'],
  [0, 200_00, ', which is ₦30,000.00 less a tax of ₦200.00'],
  [50_00, 200_00, ', which is ₦30,000.00 less a fee of ₦50.00 and a tax of ₦200.00'],
])('of a sum a fee of %d and a tax of %d were kept', (feeKobo, taxKobo, words) => {
  expect(lessWords({ amountKobo: 30_000_00, feeKobo, taxKobo })).toBe(words);
});
