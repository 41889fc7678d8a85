import { expect, test } from 'vitest';
import { isProofAskedFor, missingMoneyStep, waitsUntil } from './missingMoney.ts';

const MIN = 60_000;

test.each([
  ['pending', 0, false, 'wait'],
  ['pending', 29 * MIN, true, 'wait'],
  ['pending', 30 * MIN, false, 'proof'],
  ['pending', 31 * MIN, true, 'contact'],
  ['expired', 31 * MIN, false, 'proof'],
  ['expired', 31 * MIN, true, 'contact'],
  ['declined', MIN, false, 'proof'],
  ['approved', 40 * MIN, false, 'none'],
] as const)('%s after %i ms, with a receipt: %s, is told to %s', (status, age, hasProof, step) => {
  expect(
    missingMoneyStep({ status, createdAt: 1000, expiresAt: 1000 + 60 * MIN, hasProof }, 1000 + age),
  ).toBe(step);
});

test.each([
  ['pending', 59 * MIN, 1000, false, false],
  ['pending', 60 * MIN, 1000, false, true],
  ['pending', 60 * MIN, 1000, true, false],
  ['pending', 60 * MIN, undefined, false, false],
  ['expired', 31 * MIN, 1000, false, true],
  ['expired', 31 * MIN, undefined, false, false],
  ['approved', 60 * MIN, 1000, false, false],
  ['declined', 60 * MIN, 1000, false, false],
] as const)(
  '%s after %i ms, paid at %s, with a receipt: %s; is asked for it: %s',
  (status, age, paidAt, hasProof, isAsked) => {
    const deposit = { status, expiresAt: 1000 + 60 * MIN, hasProof, ...(paidAt && { paidAt }) };
    expect(isProofAskedFor(deposit, 1000 + age)).toBe(isAsked);
  },
);

test('waiting ends after half an hour', () => {
  expect(waitsUntil({ createdAt: 1000 })).toBe(1000 + 30 * MIN);
});
