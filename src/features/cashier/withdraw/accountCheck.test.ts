import { expect, test } from 'vitest';
import { checkAccount } from './accountCheck.ts';

const first = { bankCode: '011', bankName: 'First Bank', isWallet: false };
const opay = { bankCode: '999992', bankName: 'OPay', isWallet: true };

test('an account whose check digit fits may be asked about', () => {
  expect(checkAccount(first, '0000014579')).toEqual({ isComplete: true });
});

test('a wrong check digit stands in the way at a bank', () => {
  const check = checkAccount(first, '0000014578');
  expect(check).toMatchObject({ isComplete: false, problem: expect.stringMatching(/First Bank/) });
});

test('at a wallet it only warns', () => {
  const check = checkAccount(opay, '8031234567');
  expect(check).toMatchObject({ isComplete: true, warning: expect.stringMatching(/OPay/) });
});

test.each([
  ['no bank', undefined, '0000014579', undefined],
  ['nine digits', first, '000001457', undefined],
  ['a letter', first, '00000l4579', 'Digits only'],
])('%s: not asked about', (_, bank, accountNo, problem) => {
  const check = checkAccount(bank, accountNo);
  expect(check.isComplete).toBe(false);
  expect(check.problem).toBe(problem);
});
