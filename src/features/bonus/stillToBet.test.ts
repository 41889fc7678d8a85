import { expect, test } from 'vitest';
import { stillToBet } from './stillToBet.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;

test.each<[wagered: number, hours: number | undefined, text: string]>([
  [0, undefined, '₦3,000.00 to go'],
  [1_000_00, 5 * 24 + 3, '₦2,000.00 to go, 5 days left'],
  [1_000_00, 47, '₦2,000.00 to go, 1 day left'],
  [2_999_00, 23, '₦1.00 to go, less than a day left'],
  [1_000_00, 0, '₦2,000.00 to go'],
  // What was bet beyond the condition is nobody's debt.
  [4_000_00, 24, '₦0.00 to go, 1 day left'],
])('after %i of 300000 with %s hours left: %s', (wagered, hours, text) => {
  const expiresAt = hours === undefined ? undefined : NOW + hours * HOUR;
  const bonus = { wagered, wageringRequired: 3_000_00, ...(expiresAt && { expiresAt }) };
  expect(stillToBet(bonus, NOW)).toBe(text);
});

test('before the time is known, only the money is told', () => {
  const bonus = { wagered: 0, wageringRequired: 100, expiresAt: NOW };
  expect(stillToBet(bonus, 0)).toBe('₦1.00 to go');
});

test('of a free bet, which asks for no bets, only the time is told', () => {
  const bonus = { wagered: 0, wageringRequired: 0, expiresAt: NOW + 6 * 24 * HOUR };
  expect(stillToBet(bonus, NOW)).toBe('6 days left');
});
