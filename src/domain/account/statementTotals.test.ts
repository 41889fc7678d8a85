import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementTotals } from './statementTotals.ts';

test('in and out are told apart, and a line of nothing is neither', () => {
  const lines = [{ amount: 500 }, { amount: -200 }, { amount: 0 }, { amount: 1 }];
  expect(statementTotals(lines)).toEqual({ creditKobo: 501, debitKobo: 200 });
});

test('opening + in − out = closing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
      const { creditKobo, debitKobo } = statementTotals(amounts.map((amount) => ({ amount })));
      expect(creditKobo - debitKobo).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      expect(Math.min(creditKobo, debitKobo)).toBeGreaterThanOrEqual(0);
    }),
  );
});
