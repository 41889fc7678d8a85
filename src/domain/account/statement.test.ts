import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementFault } from './statement.ts';

const LINES = [
  { lineId: 1, amount: 5_000_00, balance: 5_000_00 },
  { lineId: 2, amount: -1_000_00, balance: 4_000_00 },
];

test.each([
  ['adds up', { opening: 0, closing: 4_000_00, lines: LINES }, undefined],
  ['has no lines', { opening: 70, closing: 70, lines: [] }, undefined],
  [
    'has no lines and moves',
    { opening: 70, closing: 71, lines: [] },
    { statedKobo: 71, expectedKobo: 70 },
  ],
  [
    'opens wrong: its first line shows it',
    { opening: 1, closing: 4_000_00, lines: LINES },
    { lineId: 1, statedKobo: 5_000_00, expectedKobo: 5_000_01 },
  ],
  [
    'closes wrong',
    { opening: 0, closing: 4_000_01, lines: LINES },
    { statedKobo: 4_000_01, expectedKobo: 4_000_00 },
  ],
])('a statement that %s', (_name, statement, fault) => {
  expect(statementFault(statement)).toEqual(fault);
});

test('any one figure changed is found, and a line is named no later than it stands', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
  const change = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(fc.nat(1_000_000), amounts, fc.nat(), change, (opening, moves, pick, by) => {
      let balance = opening;
      const lines = moves.map((amount, lineId) => {
        balance += amount;
        return { lineId, amount, balance };
      });
      expect(statementFault({ opening, closing: balance, lines })).toBeUndefined();
      const at = pick % lines.length;
      const changed = lines.map((line) =>
        line.lineId === at ? { ...line, amount: line.amount + by } : line,
      );
      expect(statementFault({ opening, closing: balance, lines: changed })?.lineId).toBe(at);
    }),
  );
});
