import { expect, test } from 'vitest';
import { amountProblem, typedKobo } from './amountProblem.ts';

const limits = { min: 100_00, max: 50_000_00 };

test.each([
  ['', 'Enter an amount'],
  ['abc', 'Enter an amount, like 5,000'],
  ['-500', 'Enter an amount, like 5,000'],
  ['1.005', 'Enter an amount, like 5,000'],
  ['99', 'The smallest amount is ₦100'],
  ['100', undefined],
  ['50,000', undefined],
  ['50000.50', 'The largest amount is ₦50,000'],
])('%s: %s', (text, problem) => {
  expect(amountProblem(text, limits)).toBe(problem);
});

test('more than there is comes before the limits of the gateway', () => {
  const all = { ...limits, availableKobo: 20_000_00 };
  expect(amountProblem('20000', all)).toBeUndefined();
  expect(amountProblem('60000', all)).toBe('You can withdraw ₦20,000 now');
});

test.each([
  ['₦ 1,250.50', 1250_50],
  ['', 0],
  ['x', 0],
])('%s is %i kobo', (text, kobo) => {
  expect(typedKobo(text)).toBe(kobo);
});
