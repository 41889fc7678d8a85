import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHeldSession, readHeldUserId } from './heldSession.ts';

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
});

const keep = (id: number) =>
  set('session@1', { data: { user: { id } } }, createStore('oja', 'keyval'));

test('who is signed in is read from what the app has saved; a phone without it is nobody’s', async () => {
  expect(await readHeldUserId()).toBeUndefined();
  expect(await factory.databases()).toEqual([]);
  await keep(7);
  expect(await readHeldUserId()).toBe(7);
});

test('a database that answers late is waited for by a push, and one that never does is not nobody’s', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  let told: unknown = 'nothing yet';
  void readHeldUserId().then((id) => {
    told = id;
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(told).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(6500);
  expect(told).toBe('unread');
});

test('a visit does not wait for it, and is a guest’s', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const read = readHeldSession();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read).toBeUndefined();
});
