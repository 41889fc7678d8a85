import { expect, test } from 'vitest';
import { missingMoneyStep, waitsUntil } from './missingMoney.ts';

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
  expect(missingMoneyStep({ status, createdAt: 1000, hasProof }, 1000 + age)).toBe(step);
});

test('waiting ends after half an hour', () => {
  expect(waitsUntil({ createdAt: 1000 })).toBe(1000 + 30 * MIN);
});
