import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { outboxDatabase, result } from './database.ts';

const add = (id: string) => (stores: { q: IDBObjectStore }) => result(stores.q.add({ id }));

/** Keeps a transaction of another page open until it is let go. */
async function hold(factory: IDBFactory): Promise<() => void> {
  const request = factory.open('outbox');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const held = request.result.transaction('q', 'readwrite').objectStore('q');
  let isHeld = true;
  const ask = () => {
    if (isHeld) held.count().onsuccess = ask;
  };
  ask();
  return () => {
    isHeld = false;
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test('another connection finds what a transaction has acknowledged', async () => {
  const factory = new IDBFactory();
  await outboxDatabase(factory).transact('readwrite', add('id-1'));
  const found = await outboxDatabase(factory).transact('readonly', ({ q }) => result(q.getAll()));
  expect(found).toEqual([{ seq: 1, id: 'id-1' }]);
});

test('a connection the browser has closed is opened anew', async () => {
  const factory = new IDBFactory();
  const opened: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  const database = outboxDatabase(factory);
  await database.transact('readwrite', add('id-1'));
  for (const connection of opened) connection.close();
  await database.transact('readwrite', add('id-2'));
  for (const connection of opened) forceCloseDatabase(Object(connection));
  await database.transact('readwrite', add('id-3'));
  expect(await database.transact('readonly', ({ q }) => result(q.count()))).toBe(3);
});

test('a failing request fails the transaction and leaves nothing of it', async () => {
  const database = outboxDatabase(new IDBFactory());
  await database.transact('readwrite', add('id-1'));
  const twice = database.transact('readwrite', async (stores) => {
    await add('id-2')(stores);
    return add('id-1')(stores);
  });
  await expect(twice).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await database.transact('readonly', ({ q }) => result(q.count()))).toBe(1);
});

test('storage that throws at once becomes a rejection', async () => {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const failing = outboxDatabase(factory).transact('readonly', ({ q }) => result(q.count()));
  await expect(failing).rejects.toMatchObject({ name: 'SecurityError' });
});

test('storage that never answers is given up after 3 s', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const factory = new IDBFactory();
  const request = new IDBFactory().open('another', 1);
  factory.open = () => Object.create(request, { onsuccess: { set: () => undefined } });
  const failing = outboxDatabase(factory).transact('readonly', ({ q }) => result(q.count()));
  const rejected = expect(failing).rejects.toThrow('storage did not answer');
  await vi.advanceTimersByTimeAsync(3000);
  await rejected;
});

test('a transaction held up by one of another page is given up within 10 s, and writes nothing later', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const factory = new IDBFactory();
  const database = outboxDatabase(factory);
  await database.transact('readwrite', add('id-1'));
  const letGo = await hold(factory);
  let failure: unknown;
  database.transact('readwrite', add('id-2')).catch((error: unknown) => {
    failure = error;
  });
  // In small steps: between its attempts it opens the database anew, which takes no time of this clock.
  for (let ms = 0; ms < 10_000; ms += 100) await vi.advanceTimersByTimeAsync(100);
  expect(failure).toMatchObject({ name: 'AbortError' });
  letGo();
  expect(await database.transact('readonly', ({ q }) => result(q.count()))).toBe(1);
});

test('the time limit leaves a transaction alone that is over while its work still waits', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let isBegun = false;
  void outboxDatabase(new IDBFactory()).transact('readonly', () => {
    isBegun = true;
    return new Promise(() => undefined);
  });
  for (let ms = 0; ms < 5000; ms += 100) await vi.advanceTimersByTimeAsync(100);
  expect(isBegun).toBe(true);
});

test('an older version of the app does not touch a newer database', async () => {
  const factory = new IDBFactory();
  await new Promise((resolve) => {
    factory.open('outbox', 2).onsuccess = resolve;
  });
  const failing = outboxDatabase(factory).transact('readonly', ({ q }) => result(q.count()));
  await expect(failing).rejects.toMatchObject({ name: 'VersionError' });
});
