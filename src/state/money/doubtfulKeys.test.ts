import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPage, newTab } from '../../testing/newPage.ts';
import { savedRev } from '../../testing/savedRev.ts';
import { until } from '../../testing/until.ts';

const ADA = { token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } };

beforeEach(() => {
  newPage();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', new EventTarget());
});

async function tab() {
  newTab();
  const { session } = await import('../session/session.ts');
  Object.assign(session, { ...ADA, isAuth: true, owner: 'o' });
  const keys = await import('./doubtfulKeys.ts');
  await keys.startDoubtfulKeys();
  return keys;
}

test('a try of one tab is known to the other, until the first has its answer', async () => {
  const [one, other] = [await tab(), await tab()];
  one.noteTry('sale K1', 'key of the sale');
  await until(() => expect(other.triedKey('sale K1')).toBe('key of the sale'));
  expect(other.isDoubtful('key of the sale')).toBe(true);
  expect(one.isDoubtful('key of the sale')).toBe(false);
  one.settle('key of the sale');
  await until(() => expect(other.triedKey('sale K1')).toBeUndefined());
});

test('a try of this tab stays noted, whatever another tab keeps', async () => {
  const [one, other] = [await tab(), await tab()];
  other.noteTry('round', 'key of the round');
  await until(() => expect(one.triedKey('round')).toBe('key of the round'));
  one.noteTry('sale K1', 'key of the sale');
  other.settle('key of the round');
  await until(() => expect(one.triedKey('round')).toBeUndefined());
  expect(one.triedKey('sale K1')).toBe('key of the sale');
});

test('tries of two tabs, for the same thing too, are each saved once', async () => {
  const [one, other] = [await tab(), await tab()];
  one.noteTry('round', 'key of one');
  await until(() => expect(other.triedKey('round')).toBe('key of one'));
  other.noteTry('round', 'key of the other');
  other.noteTry('sale K1', 'key of the sale');
  await until(() => expect(one.triedKey('sale K1')).toBe('key of the sale'));
  expect(one.triedKey('round')).toBe('key of one');
  expect(other.triedKey('round')).toBe('key of the other');
  one.settle('key of one');
  await until(() => expect(one.triedKey('round')).toBe('key of the other'));
  await until(() => expect(other.triedKey('sale K1')).toBe('key of the sale'));
  expect(await savedRev('doubtful-keys@1')).toBeLessThan(10);
});

test('what an earlier page has sent is in doubt, also while this one sends it again', async () => {
  const { noteTry } = await tab();
  noteTry('round', 'key of the round');
  const { flushAll } = await import('../../storage/persisted.ts');
  await flushAll();
  newPage();
  const later = await tab();
  expect(later.triedKey('round')).toBe('key of the round');
  later.noteTry('round', 'key of the round');
  expect(later.isDoubtful('key of the round')).toBe(true);
});
