import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNuban } from './nuban.ts';

test.each([
  ['0000014579', '011', true],
  ['0000014578', '011', false],
  ['0000014579', '058', false],
  ['000001457', '011', false],
  ['00000145790', '011', false],
  ['000001457x', '011', false],
  ['0000014579', '999992', false],
])('%s at bank %s: %s', (accountNo, bankCode, expected) => {
  expect(isNuban(accountNo, bankCode)).toBe(expected);
});

test('of the ten last digits exactly one fits, and one digit mistyped is always found', () => {
  const digits = (length: number) =>
    fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
  fc.assert(
    fc.property(
      digits(3),
      digits(9),
      fc.nat(9),
      fc.integer({ min: 1, max: 9 }),
      (bank, serial, at, by) => {
        const fitting = [...'0123456789'].map((check) => serial + check);
        const accounts = fitting.filter((account) => isNuban(account, bank));
        expect(accounts).toHaveLength(1);
        const mistyped = [...(accounts[0] ?? '')];
        mistyped[at] = String((Number(mistyped[at]) + by) % 10);
        expect(isNuban(mistyped.join(''), bank)).toBe(false);
      },
    ),
  );
});
