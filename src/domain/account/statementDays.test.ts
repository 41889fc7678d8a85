import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceByDay, statementDays, sumByDay } from './statementDays.ts';

const at = (iso: string) => Date.parse(iso);
const LINES = [
  { lineId: 1, at: at('2026-11-19T10:00:00Z'), amount: 500, balance: 600 },
  { lineId: 2, at: at('2026-11-20T22:59:00Z'), amount: -100, balance: 500 },
  { lineId: 3, at: at('2026-11-20T23:00:00Z'), amount: 50, balance: 550 },
  { lineId: 4, at: at('2026-11-21T12:00:00Z'), amount: -25, balance: 525 },
];
const RANGE = { from: '2026-11-18', to: '2026-11-22' };

test('days of Lagos, newest first, each with its sum and its end', () => {
  const days = statementDays(LINES).map(({ day, lines, netKobo, closingKobo }) => [
    ...[day, netKobo, closingKobo],
    ...lines.map(({ lineId }) => lineId),
  ]);
  expect(days).toEqual([
    ['2026-11-21', 25, 525, 4, 3],
    ['2026-11-20', -100, 500, 2],
    ['2026-11-19', 500, 600, 1],
  ]);
});

test('a balance holds over days without lines', () => {
  const kobo = balanceByDay(RANGE, 100, LINES).map((day) => day.kobo);
  expect(kobo).toEqual([100, 600, 500, 525, 525]);
});

test('a sum of nothing is nothing', () => {
  expect(sumByDay(RANGE, LINES).map((day) => day.kobo)).toEqual([0, 500, -100, 25, 0]);
  expect(sumByDay({ from: '2026-11-22', to: '2026-11-21' }, LINES)).toEqual([]);
});

test('the days sum to the lines, whatever their hours', () => {
  const line = fc.record({ hour: fc.nat(24 * 5 - 1), amount: fc.integer({ min: -1e6, max: 1e6 }) });
  fc.assert(
    fc.property(fc.array(line), (moves) => {
      let balance = 0;
      const lines = moves
        .sort((one, other) => one.hour - other.hour)
        .map(({ hour, amount }) => {
          balance += amount;
          return { at: at('2026-11-17T23:00:00Z') + hour * 3_600_000, amount, balance };
        });
      expect(sumByDay(RANGE, lines).reduce((sum, { kobo }) => sum + kobo, 0)).toBe(balance);
      expect(balanceByDay(RANGE, 0, lines).at(-1)?.kobo).toBe(balance);
    }),
  );
});
