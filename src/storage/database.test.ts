import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

let factory: IDBFactory;
/** All opened connections, in order. */
let opened: IDBDatabase[];
const troubled = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  factory = new IDBFactory();
  opened = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(() => {
  troubled.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a page, which opens its own connection. */
async function openPage() {
  newPage();
  const [{ database }, { storageHooks }] = await Promise.all([
    import('./database.ts'),
    import('./storageHooks.ts'),
  ]);
  storageHooks.troubled = troubled;
  return database;
}

/** Plays another version of the app, or another tab, that uses the same database. */
function openElsewhere(version: number, onBlocked?: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('oja', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    if (onBlocked) request.onblocked = onBlocked;
  });
}

test.each([
  ['closed by the browser', (connection: IDBDatabase) => forceCloseDatabase(Object(connection))],
  ['closed without a word', (connection: IDBDatabase) => connection.close()],
])('a connection that was %s under us is opened anew', async (_, close) => {
  const database = await openPage();
  await set('session@1', 'mine', database);
  for (const connection of opened) close(connection);
  expect(await get('session@1', database)).toBe('mine');
  expect(opened).toHaveLength(2);
  expect(troubled).not.toHaveBeenCalled();
});

test('a connection that is lost each time is given up after three attempts', async () => {
  const database = await openPage();
  await set('session@1', 'mine', database);
  const transaction = vi.spyOn(Object.getPrototypeOf(opened[0]), 'transaction');
  transaction.mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await expect(get('session@1', database)).rejects.toMatchObject({ name: 'UnknownError' });
  expect(transaction).toHaveBeenCalledTimes(3);
  expect(troubled).toHaveBeenCalledOnce();
  transaction.mockRestore();
});

test('a newer version in another tab is let through, and its database left as it is', async () => {
  const database = await openPage();
  await set('session@1', 'mine', database);
  const onBlocked = vi.fn();
  const newer = await openElsewhere(2, onBlocked);
  expect(onBlocked).not.toHaveBeenCalled();
  await expect(set('session@1', 'late', database)).rejects.toMatchObject({ name: 'VersionError' });
  expect(troubled).toHaveBeenCalledWith(expect.objectContaining({ name: 'VersionError' }));
  const kept = newer.transaction('keyval').objectStore('keyval').get('session@1');
  await new Promise((resolve) => kept.addEventListener('success', resolve));
  expect(kept.result).toBe('mine');
});

test('a page that does not let go is named as what is in the way', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // This version asks for 1, which the browser holds up while a page with 0 is open, as in an upgrade.
  const request = new EventTarget() as IDBOpenDBRequest;
  factory.open = () => request;
  const database = await openPage();
  const failing = expect(get('session@1', database)).rejects.toMatchObject({
    name: 'BlockedError',
  });
  await vi.advanceTimersByTimeAsync(0);
  request.onblocked?.call(request, Object(new Event('blocked')));
  await vi.advanceTimersByTimeAsync(3000);
  await failing;
  expect(troubled).toHaveBeenCalledOnce();
});

test('storage that does not answer is waited for once, not for every list', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const open = vi.fn(() => new EventTarget() as IDBOpenDBRequest);
  factory.open = open;
  const database = await openPage();
  const first = expect(get('session@1', database)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(3000);
  await first;
  await expect(get('list:bets-open@1', database)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(open).toHaveBeenCalledOnce();
});

test('a read that is not answered is given up, and nothing is asked after it', async () => {
  const database = await openPage();
  await set('session@1', 'mine', database);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const transaction = vi.spyOn(Object.getPrototypeOf(opened[0]), 'transaction');
  // An earlier transaction that never ends is in its way.
  const silent = database('readonly', () => new Promise(() => undefined));
  const givenUp = expect(silent).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(10_000);
  await givenUp;
  expect(troubled).toHaveBeenCalledOnce();
  await expect(get('session@1', database)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(set('session@1', 'late', database)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(transaction).toHaveBeenCalledOnce();
  transaction.mockRestore();
});

test('a read that was answered in time leaves the page to go on asking', async () => {
  const database = await openPage();
  await set('session@1', 'mine', database);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  expect(await get('session@1', database)).toBe('mine');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await get('session@1', database)).toBe('mine');
  expect(troubled).not.toHaveBeenCalled();
});

test('what is asked for is committed at once, without waiting for this page to hear an answer', async () => {
  const database = await openPage();
  const adding = database('readwrite', async (store) => {
    store.put('mine', 'session@1');
    // Still within the task that began the transaction, which an engine would leave open for more.
    await Promise.resolve();
    store.put('more', 'session@1');
  });
  await expect(adding).rejects.toMatchObject({ name: 'TransactionInactiveError' });
  expect(await get('session@1', database)).toBe('mine');
});
