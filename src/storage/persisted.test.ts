// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Naira } from '../contract/kit/money.ts';
import { database } from './database.ts';
import { flushAll, persisted, setSaving } from './persisted.ts';
import { joinEpoch, nextEpoch } from './sessionMark.ts';
import { storageHooks } from './storageHooks.ts';
import { wipeOverEpochs, wipePrivate } from './wipe.ts';

const Purse = z.object({ balance: Naira });
const KEY = 'purse@1';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  joinEpoch();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await clear(database);
});

function purse(balance: number | undefined) {
  const state = { value: balance === undefined ? undefined : { balance } };
  const record = persisted({ key: KEY, schema: Purse, current: () => state.value });
  return { state, record };
}

test('what one start saves the next one reads', async () => {
  const first = purse(undefined);
  expect(await first.record.load()).toBeUndefined();
  first.state.value = { balance: 12_345 };
  first.record.changed();
  await flushAll();
  expect((await purse(undefined).record.load())?.value).toEqual({ balance: 12_345 });
});

test('the record holds wire values, a revision, the epoch and the time', async () => {
  const { record } = purse(12_345);
  await record.load();
  record.changed();
  await record.flush();
  expect(await get(KEY, database)).toEqual({
    v: 1,
    rev: 1,
    epoch: 0,
    at: expect.any(Number),
    data: { balance: 123.45 },
  });
});

test('an early change does not overwrite what was saved before it was read', async () => {
  await set(KEY, { v: 1, rev: 4, epoch: 0, at: 1, data: { balance: 9 } }, database);
  const { record } = purse(100);
  record.changed();
  await record.flush();
  expect(await get(KEY, database)).toMatchObject({ rev: 4 });
  await record.load();
  await record.flush();
  expect(await get(KEY, database)).toMatchObject({ rev: 5, data: { balance: 1 } });
});

test.each([
  ['of a future version', { v: 99, data: {} }],
  ['that is not a record', 'x'],
  ['with a damaged value', { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 'NaN' } }],
  ['of another sign-in', { v: 1, rev: 1, epoch: 7, at: 1, data: { balance: 9 } }],
  ['that would change prototypes', JSON.parse('{"__proto__":{"v":1,"data":{"balance":1}}}')],
])('a record %s is not read', async (_, saved) => {
  await set(KEY, saved, database);
  expect(await purse(undefined).record.load()).toBeUndefined();
});

test('after a sign-out nothing written before it is read', async () => {
  const { record } = purse(100);
  await record.load();
  record.changed();
  await record.flush();
  nextEpoch();
  expect(await purse(undefined).record.load()).toBeUndefined();
});

test('a wipe leaves no record and no private key', async () => {
  await set(KEY, { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 9 } }, database);
  localStorage.setItem('mobile_details', 'MDgwMw==');
  localStorage.setItem('apk', 'true');
  await wipePrivate();
  expect(await get(KEY, database)).toBeUndefined();
  expect(localStorage.getItem('mobile_details')).toBeNull();
  expect(localStorage.getItem('apk')).toBe('true');
});

test('a record of a version to come is left for that version', async () => {
  const future = { v: 99, data: { balance: 'of another kind' } };
  await set(KEY, future, database);
  const { state, record } = purse(100);
  expect(await record.load()).toBeUndefined();
  state.value = { balance: 200 };
  record.changed();
  await record.flush();
  expect(await get(KEY, database)).toEqual(future);
});

test.each([
  ['that is not a record', 'x'],
  [
    'whose value is not what it should be',
    { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 'NaN' } },
  ],
])('a record %s is put aside, and defaults are written in its place', async (_, damaged) => {
  await set(KEY, damaged, database);
  const { record } = purse(100);
  expect(await record.load()).toBeUndefined();
  record.changed();
  await record.flush();
  expect(await get(`damaged:${KEY}`, database)).toEqual(damaged);
  expect(await get(KEY, database)).toMatchObject({ data: { balance: 1 } });
  await wipePrivate();
  expect(await get(`damaged:${KEY}`, database)).toBeUndefined();
});

test('a proxy, and what is in it beside its fields, never reaches the storage', async () => {
  const state = proxy({ balance: 12_345, refresh: () => undefined });
  const record = persisted({ key: KEY, schema: Purse, current: () => state });
  await record.load();
  record.changed();
  await record.flush();
  expect(await get(KEY, database)).toMatchObject({ data: { balance: 123.45 } });
});

/** A phone without room while lists are stored: the request succeeds, its transaction aborts. */
function fillThePhone() {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    const request = put.call(this, value, key);
    this.getKey(IDBKeyRange.bound('list:', 'list:\uffff')).onsuccess = ({ target }) => {
      if (Object(target).result !== undefined)
        Object(this.transaction)._abort('QuotaExceededError');
    };
    return request;
  });
}

test('on a full phone lists make room for the session, and are not saved again', async () => {
  await set('list:events-cricket@1', { v: 1, rev: 1, epoch: 0, at: 1, data: [] }, database);
  const troubled = vi.spyOn(storageHooks, 'troubled').mockReturnValue();
  const dropped: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['app@2', 'rest@1', 'used@1', 'seen@1'],
    delete: async (name: string) => dropped.push(name),
  });
  const full = fillThePhone();
  // With a delay, so that the single write is the one by `flush`.
  const record = persisted({
    key: KEY,
    schema: Purse,
    current: () => ({ balance: 100 }),
    delayMs: 500,
  });
  await record.load();
  record.changed();
  await record.flush();
  expect(await get(KEY, database)).toMatchObject({ data: { balance: 1 } });
  expect(await get('list:events-cricket@1', database)).toBeUndefined();
  expect(dropped).toEqual(['used@1', 'seen@1']);
  expect(troubled).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  full.mockRestore();
  const list = persisted({
    key: 'list:bets-open@1',
    schema: Purse,
    current: () => ({ balance: 1 }),
  });
  await list.load();
  list.changed();
  await list.flush();
  expect(await get('list:bets-open@1', database)).toBeUndefined();
});

test('a late write of a tab whose player was signed out in another reaches no disk', async () => {
  const { state, record } = purse(undefined);
  await record.load();
  joinEpoch();
  // Written like another tab would.
  localStorage.setItem('oja:canary', '{"epoch":9,"held":false}');
  state.value = { balance: 12_345 };
  record.changed();
  await flushAll();
  expect(await get(KEY, database)).toBeUndefined();
  joinEpoch();
});

test('what such a tab has written all the same is removed, and nothing newer', async () => {
  localStorage.setItem('oja:canary', '{"epoch":9,"held":true}');
  await set('old@1', { epoch: 8 }, database);
  await set('new@1', { epoch: 9 }, database);
  await wipeOverEpochs();
  expect(await get('old@1', database)).toBeUndefined();
  expect(await get('new@1', database)).toEqual({ epoch: 9 });
});

test('for a player who is not to be kept nothing is written', async () => {
  const { state, record } = purse(undefined);
  await record.load();
  setSaving(false);
  state.value = { balance: 12_345 };
  record.changed();
  await flushAll();
  setSaving(true);
  expect(await get(KEY, database)).toBeUndefined();
});
