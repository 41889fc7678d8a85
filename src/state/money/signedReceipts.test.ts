import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { issueReceipt } from '../../contract/account/receipts.ts';
import { answerOf } from '../../testing/answers.ts';
import { newPage, newTab } from '../../testing/newPage.ts';
import { savedRev } from '../../testing/savedRev.ts';
import { until } from '../../testing/until.ts';

const ADA = { token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } };

/** The receipts are numbered in the order in which they are asked for. */
let issued = 0;

beforeEach(() => {
  newPage();
  issued = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    issued += 1;
    const link = {
      no: issued,
      hash: `hash ${issued}`,
      kind: 'bet' as const,
      id: `B${issued}`,
      at: issued,
    };
    return answerOf(issueReceipt, { receipt: `receipt ${issued}`, chain: [link] });
  });
});

async function tab() {
  newTab();
  const { session } = await import('../session/session.ts');
  Object.assign(session, { ...ADA, isAuth: true, owner: 'o' });
  const receipts = await import('./signedReceipts.ts');
  await receipts.startReceipts();
  return receipts;
}

test('two tabs keep each other’s receipts, and what each has learned of the chain', async () => {
  const [one, other] = [await tab(), await tab()];
  await one.freshReceipt({ kind: 'bet', id: 'B1' });
  await until(() => expect(other.keptReceipt({ kind: 'bet', id: 'B1' })).toBe('receipt 1'));
  await other.freshReceipt({ kind: 'bet', id: 'B2' });
  await until(() => expect(one.keptReceipt({ kind: 'bet', id: 'B2' })).toBe('receipt 2'));
  expect(one.keptReceipt({ kind: 'bet', id: 'B1' })).toBe('receipt 1');
  expect(other.chainHash(1)).toBe('hash 1');
  expect(one.chainHash(2)).toBe('hash 2');
});

test('each receipt is saved once, and not again by the tab that takes it over', async () => {
  const [one, other] = [await tab(), await tab()];
  await one.freshReceipt({ kind: 'bet', id: 'B1' });
  await until(() => expect(other.keptReceipt({ kind: 'bet', id: 'B1' })).toBe('receipt 1'));
  await other.freshReceipt({ kind: 'bet', id: 'B2' });
  await until(() => expect(one.keptReceipt({ kind: 'bet', id: 'B2' })).toBe('receipt 2'));
  await one.freshReceipt({ kind: 'bet', id: 'B3' });
  await until(() => expect(other.keptReceipt({ kind: 'bet', id: 'B3' })).toBe('receipt 3'));
  expect(await savedRev('receipts@1')).toBe(3);
});
