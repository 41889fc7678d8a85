import { expect, test } from 'vitest';
import type { ReceiptBody } from '../../contract/account/receipts.ts';
import { base64url } from '../../lib/base64url.ts';
import { openReceipt, pastedReceipt } from './receiptText.ts';

const BODY: ReceiptBody = {
  v: 1,
  no: 3,
  player: 'adaeze',
  kind: 'deposit',
  id: 'D1',
  issued: 1_773_500_000_000,
  rules: '',
  facts: [['Amount', '₦5,000.00']],
  prices: [],
  steps: [[1_773_500_000_000, 'Requested']],
  before: '',
};
const textOf = (body: unknown, signature = new Uint8Array(64)) =>
  `${base64url(new TextEncoder().encode(JSON.stringify(body)))}.${base64url(signature)}`;

test('a receipt says what was written into it', () => {
  expect(openReceipt(textOf(BODY))?.body).toEqual(BODY);
});

test.each([
  ['nothing', ''],
  ['one part', textOf(BODY).split('.')[0] ?? ''],
  ['three parts', `${textOf(BODY)}.AA`],
  ['a short signature', textOf(BODY, new Uint8Array(63))],
  ['another version', textOf({ ...BODY, v: 2 })],
  ['other JSON', textOf([1])],
  ['no JSON', `${base64url(Uint8Array.of(1, 2, 3))}.${base64url(new Uint8Array(64))}`],
])('%s is no receipt', (_, text) => {
  expect(openReceipt(text)).toBeUndefined();
});

test.each([
  ['AA.BB', 'AA.BB'],
  [' AA.\nBB ', 'AA.BB'],
  ['https://oja.example/fairplay#receipt=AA.BB', 'AA.BB'],
  ['See https://oja.example/fairplay#receipt=AA.BB for proof', 'AA.BB'],
])('of %j, %s is the receipt', (pasted, text) => {
  expect(pastedReceipt(pasted)).toBe(text);
});
