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
