import { expect, test } from 'vitest';
import { limitError, typedLimit } from './typedLimit.ts';

test.each([
  ['', undefined],
  ['10,000', undefined],
  ['0', 'Enter an amount in naira, like 10,000'],
  ['-5', 'Enter an amount in naira, like 10,000'],
  ['ten', 'Enter an amount in naira, like 10,000'],
])('a limit of "%s" is refused with %s', (text, error) => {
  expect(limitError(text)).toBe(error);
});

test.each([
  ['', 'day', undefined],
  ['5000', 'week', { amount: 5_000_00, period: 'week' }],
  ['5000', 'for ever', { amount: 5_000_00, period: 'month' }],
])('"%s" each %s is read', (text, period, limit) => {
  expect(typedLimit(text, period)).toEqual(limit);
});
