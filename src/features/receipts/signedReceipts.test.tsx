import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listBets } from '../../contract/betting/bets.ts';
import { base64url, fromBase64url } from '../../lib/base64url.ts';
import { showReceipt } from '../../state/money/shownReceipt.ts';
import { freshReceipt, keptReceipt } from '../../state/money/signedReceipts.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { checkReceipt } from './checkReceipt.ts';
import { ReceiptChecker } from './ReceiptChecker.tsx';
import { SignedReceiptSheet } from './SignedReceiptSheet.tsx';

let network: Network;
let id: string;
let receipt: string;
beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  const { bets } = await call(listBets, { group: 'settled' });
  id = bets[0]?.betId ?? '';
  receipt = await freshReceipt({ kind: 'bet', id });
});

test('what the operator signed is genuine, without a network', async () => {
  network.goDown();
  expect(await checkReceipt(receipt)).toMatchObject({ is: 'genuine', body: { kind: 'bet', id } });
});

test('any changed letter of a receipt is found', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < receipt.length; at++) {
    const other = letters[(letters.indexOf(receipt.charAt(at)) + 1) % letters.length];
    const changed = `${receipt.slice(0, at)}${other}${receipt.slice(at + 1)}`;
    expect((await checkReceipt(changed)).is).not.toBe('genuine');
  }
});

test('a receipt that says something else is forged, however well it is made', async () => {
  const [json = '', signature = ''] = receipt.split('.');
  const text = new TextDecoder().decode(fromBase64url(json));
  const richer = text.replace('"Stake","₦', '"Stake","₦9');
  expect(richer).not.toBe(text);
  const forged = `${base64url(new TextEncoder().encode(richer))}.${signature}`;
  expect((await checkReceipt(forged)).is).toBe('forged');
});

test('the panel shows it, and offline the one that was opened before', async () => {
  network.goDown();
  showReceipt('bet', id);
  show(<SignedReceiptSheet />);
  await shows(/This is the receipt as you last opened it\./);
  await shows(/Genuine\./);
  expect(keptReceipt({ kind: 'bet', id })).toBe(receipt);
  await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy());
});

test('a scanned receipt is checked on arrival, and a mistyped one is told apart', async () => {
  const user = show(<ReceiptChecker />, { at: `/fairplay#receipt=${receipt}` });
  await shows(/Genuine\./);
  const field = screen.getByRole('textbox', { name: 'Receipt or its link' });
  await user.fill(field, 'half of it');
  await user.click(screen.getByRole('button', { name: 'Check the receipt' }));
  await shows(/This is not a whole receipt\./);
});
