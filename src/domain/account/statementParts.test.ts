import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StatementKind } from '../../contract/cashier/statement.ts';
import { betProfit } from '../position/betProfit.ts';
import { type StatementParts, statementParts } from './statementParts.ts';

const CASES: [kind: StatementKind, isOpen: boolean, part: keyof StatementParts][] = [
  ['deposit', false, 'depositKobo'],
  ['withdrawal-refund', false, 'depositKobo'],
  ['bet-result', false, 'betKobo'],
  ['game-return', false, 'betKobo'],
  ['commission', false, 'commissionKobo'],
  ['bet-stake', true, 'openKobo'],
  ['cash-out', true, 'openKobo'],
  ['bonus', false, 'bonusKobo'],
  ['referral', false, 'bonusKobo'],
  ['opening', false, 'otherKobo'],
  ['adjustment', false, 'otherKobo'],
];

test.each(CASES)('a line of %s, open: %s, counts in %s', (kind, isOpen, part) => {
  const parts = statementParts([{ kind, amount: 700, isOpen }]);
  expect(Object.entries(parts).filter(([, kobo]) => kobo !== 0)).toEqual([[part, 700]]);
});

test('each line is in one part, so that the parts are all that moved', () => {
  const line = fc.record({
    kind: fc.constantFrom(...CASES.map(([kind]) => kind)),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
    isOpen: fc.boolean(),
    ...{ reference: fc.constant('m-1'), remark: fc.constant('') },
    ...{ product: fc.constant(undefined), sportId: fc.constant(undefined) },
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const parts = statementParts(lines);
      const sum = Object.values(parts).reduce((all, kobo) => all + kobo, 0);
      expect(sum).toBe(lines.reduce((all, { amount }) => all + amount, 0));
      expect(parts.betKobo + parts.commissionKobo).toBe(betProfit(lines).netKobo);
    }),
  );
});
