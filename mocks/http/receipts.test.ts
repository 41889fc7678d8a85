import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { issueReceipt, ReceiptBody } from '../../src/contract/account/receipts.ts';
import { listBets } from '../../src/contract/betting/bets.ts';
import { createDeposit, listDeposits } from '../../src/contract/cashier/deposits.ts';
import { fromBase64url } from '../../src/lib/base64url.ts';
import { sha256Hex } from '../../src/lib/sha256.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
beforeAll(async () => {
  app = createTestCaller();
  adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
});

const issued = async (kind: 'bet' | 'deposit', id: string) => {
  const { receipt, chain } = await app.call(issueReceipt, { kind, id }, adaeze);
  const json = new TextDecoder().decode(fromBase64url(receipt.split('.')[0] ?? ''));
  return { receipt, chain, json, body: z.parse(ReceiptBody, JSON.parse(json)) };
};

test('a settled bet has its rules, prices and steps, and a QR code holds them', async () => {
  const { bets } = await app.call(listBets, { group: 'settled' }, adaeze);
  const { receipt, body } = await issued('bet', bets[0]?.betId ?? '');
  expect(body).toMatchObject({ kind: 'bet', player: 'adaeze', rules: bets[0]?.rulesVersion });
  expect(body.prices.length).toBeGreaterThan(0);
  expect(body.steps.map(([, text]) => text)[0]).toBe('Placed');
  expect(body.steps.at(-1)?.[1]).toMatch(/^Settled/);
  expect(receipt.length).toBeLessThan(2000);
});

test('each receipt carries the hash of the one before; the same state is issued once', async () => {
  const { deposits } = await app.call(listDeposits, {}, adaeze);
  const [one, other] = deposits.map(({ depositId }) => depositId);
  const first = await issued('deposit', one ?? '');
  const second = await issued('deposit', other ?? '');
  expect(second.body.before).toBe(sha256Hex(first.json));
  expect(second.body.no).toBe(first.body.no + 1);
  expect(await issued('deposit', one ?? '')).toMatchObject({ receipt: first.receipt });
  expect(second.chain.at(-1)).toEqual({ no: second.body.no, hash: sha256Hex(second.json) });
});

test('a new state is a new receipt', async () => {
  const form = { gateway: 'ng_transfer', amount: 5_000_00 };
  const { deposit } = await app.call(createDeposit, form, adaeze);
  const before = await issued('deposit', deposit.depositId);
  app.backend.control.run('clock', { advance: '2m' });
  const after = await issued('deposit', deposit.depositId);
  expect(after.body.no).toBe(before.body.no + 1);
  expect(after.body.facts).toContainEqual(['State', 'approved']);
});

test('nobody gets a receipt of somebody else’s', async () => {
  const { deposits } = await app.call(listDeposits, {}, adaeze);
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  const id = deposits[0]?.depositId ?? '';
  expect((await app.refusal(issueReceipt, { kind: 'deposit', id }, emeka)).code).toBe(
    'unknown-record',
  );
});
