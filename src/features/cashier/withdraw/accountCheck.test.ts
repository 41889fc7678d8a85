import { expect, test } from 'vitest';
import { checkAccount } from './accountCheck.ts';

const first = { bankCode: '011', bankName: 'First Bank', isWallet: false };
const opay = { bankCode: '999992', bankName: 'OPay', isWallet: true };

test('an account whose check digit fits may be asked about', () => {
  expect(checkAccount(first, '0000014579')).toEqual({
    accountNo: '0000014579',
    isComplete: true,
  });
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
  '08031234567',
  '8031234567',
  '0803 123 4567',
  '+234 803 123 4567',
  '2348031234567',
  'tel:+2348031234567',
  ' 8031234567',
  '\u202a0803-123\u20114567\u202c',
])('the number of a wallet typed as %j', (typed) => {
  expect(checkAccount(opay, typed)).toMatchObject({ accountNo: '8031234567', isComplete: true });
});

test.each(['0000 014 579', '0000-014-579', '\u200e0000014579', '００００014579'])(
  'the number of an account typed as %j',
  (typed) => {
    expect(checkAccount(first, typed)).toMatchObject({
      accountNo: '0000014579',
      isComplete: true,
    });
  },
);

test.each([
  ['no bank', undefined, '0000014579', undefined],
  ['nine digits', first, '000001457', undefined],
  ['a letter', first, '00000l4579', 'Digits only'],
  ['eleven digits', first, '00000145790', 'An account number has ten digits'],
  ['a country code at a bank', first, '+0000014579', 'Digits only'],
  ['a phone number without its last digit', opay, '0803123456', undefined],
  ['a phone number with its country code, not yet whole', opay, '2348031234', undefined],
  ['the same with a plus', opay, '+23480312345', undefined],
  ['a phone number with one digit more', opay, '080312345678', 'An account number has ten digits'],
])('%s: not asked about', (_, bank, accountNo, problem) => {
  const check = checkAccount(bank, accountNo);
  expect(check.isComplete).toBe(false);
  expect(check.problem).toBe(problem);
});
