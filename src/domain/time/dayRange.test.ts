import { expect, test } from 'vitest';
import { daysIn, isInRange, lastDays, lastMonths, monthRange } from './dayRange.ts';

/** Half past midnight in Lagos, when UTC is still a day behind. */
const NOW = Date.parse('2026-11-20T23:30:00Z');

test('the last days count today, by the calendar of Lagos', () => {
  expect(lastDays(1, NOW)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(lastDays(7, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(lastDays(30, NOW)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

test.each([
  ['2026-11', { from: '2026-11-01', to: '2026-11-21' }],
  ['2026-09', { from: '2026-09-01', to: '2026-09-30' }],
  ['2028-02', { from: '2028-02-01', to: '2026-11-21' }],
  ['2024-02', { from: '2024-02-01', to: '2024-02-29' }],
])('the month %s', (month, range) => {
  expect(monthRange(month, NOW)).toEqual(range);
});

test('months go back over the turn of the year', () => {
  expect(lastMonths(13, NOW).slice(-3)).toEqual(['2026-01', '2025-12', '2025-11']);
});

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-08-22', '2026-11-21', 92],
  ['2026-11-21', '2026-11-20', 0],
  ['2026-02-30', '', Number.NaN],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysIn({ from, to })).toBe(days);
});

test.each([
  [{}, true],
  [{ from: '2026-11-21', to: '2026-11-21' }, true],
  [{ to: '2026-11-20' }, false],
  [{ from: '2026-11-22' }, false],
])('just after midnight is in %j: %s', (range, is) => {
  expect(isInRange(NOW, range)).toBe(is);
});
