import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../src/testing/until.ts';
import { type OutboxDatabase, outboxDatabase, result } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Session } from './session.ts';
import { createLocks } from './testing/life.ts';
import { createVisitServer } from './testing/visitServer.ts';

const a: Session = { token: 'token-a', owner: 'owner-a' };
const b: Session = { token: 'token-b', owner: 'owner-b' };
const visit = { path: '/home', at: '2026-03-01T12:00:00.000Z' };

let server: ReturnType<typeof createVisitServer>;
let session: Session | undefined;
let database: OutboxDatabase;
let isFull: boolean;
let outbox: Outbox;

beforeEach(() => {
  server = createVisitServer();
  session = undefined;
  isFull = false;
  const real = outboxDatabase(new IDBFactory());
  database = {
    transact: async (mode, work) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      return real.transact(mode, work);
    },
  };
  outbox = open(server.fetch);
});

function open(fetch: typeof globalThis.fetch): Outbox {
  return createOutbox({
    url: 'https://oja.example/api/page/visit',
    readSession: async () => session,
    database,
    lock: createLocks()(new Promise(() => undefined)),
    fetch,
    now: () => 0,
    limitMs: 1,
  });
}

test('a visit taken in while offline is delivered later', async () => {
  server.mode = 'offline';
  expect(await outbox.accept(visit, 'id-1', '')).toBe('stored');
  expect(await outbox.drain()).toBe('waiting');
  expect(await outbox.size()).toBe(1);
  server.mode = 'ok';
  expect(await outbox.drain()).toBe('empty');
  expect(server.effects).toEqual(['id-1']);
});

test('asked again while it fails for want of a network, it tries once more', async () => {
  let second: Promise<unknown> | undefined;
  outbox = open((...request) => {
    if (second) return server.fetch(...request);
    second = outbox.drain();
    throw new TypeError('Failed to fetch');
  });
  await outbox.accept(visit, 'id-1', '');
  expect(await outbox.drain()).toBe('empty');
  expect(await second).toBe('empty');
  expect(server.effects).toEqual(['id-1']);
});

test('an answer that was lost leads to a second arrival and one effect', async () => {
  await outbox.accept(visit, 'id-1', '');
  server.mode = 'ackLost';
  expect(await outbox.drain()).toBe('waiting');
  server.mode = 'ok';
  await outbox.drain();
  expect(server.arrivals).toHaveLength(2);
  expect(server.effects).toEqual(['id-1']);
});

test('storage is full: it goes out at once', async () => {
  isFull = true;
  session = a;
  expect(await outbox.accept(visit, 'id-1', 'owner-a')).toBe('sent');
  expect(server.arrivals).toEqual([{ id: 'id-1', body: visit, token: 'token-a' }]);
});

test('neither storage nor network: lost, counted, and the next visit tells', async () => {
  isFull = true;
  server.mode = 'offline';
  expect(await outbox.accept(visit, 'id-1', '')).toBe('lost');
  expect(await outbox.accept({ ...visit, dropped: 2 }, 'id-2', '')).toBe('lost');
  isFull = false;
  server.mode = 'ok';
  expect(await outbox.accept(visit, 'id-3', '')).toBe('stored');
  await outbox.drain();
  expect(server.arrivals).toEqual([
    { id: 'id-3', body: { ...visit, dropped: 4 }, token: undefined },
  ]);
});

test('storage that cannot be read leaves the queue for another time', async () => {
  await outbox.accept(visit, 'id-1', '');
  isFull = true;
  expect(await outbox.drain()).toBe('waiting');
});

test("before a sign-out the player's visits go out as the player's", async () => {
  session = a;
  await outbox.accept(visit, 'id-1', 'owner-a');
  session = undefined;
  await outbox.release(a);
  expect(server.arrivals).toEqual([{ id: 'id-1', body: visit, token: 'token-a' }]);
});

test.each(['offline', 'hang', 'down'] as const)(
  'a sign-out while the network is %s: what is left goes as nobody, never with the next token',
  async (mode) => {
    session = a;
    await outbox.accept(visit, 'id-1', 'owner-a');
    server.mode = mode;
    await outbox.release(a, 0);
    const rows = await database.transact('readonly', ({ q }) => result(q.getAll()));
    expect(JSON.stringify(rows)).not.toMatch(/token|owner-a/);
    session = b;
    server.mode = 'ok';
    server.arrivals.length = 0;
    await database.transact('readwrite', async ({ q }) => {
      for (const row of await result(q.getAll())) await result(q.put({ ...row, next: 0 }));
    });
    // A delivery from before the sign-out may still be running and hold the lock until its time limit.
    await until(async () => expect(await outbox.drain()).toBe('empty'));
    expect(server.arrivals).toEqual([{ id: 'id-1', body: visit, token: undefined }]);
  },
);

test('a sign-out waits for a delivery that is under way elsewhere, and then delivers as the player', async () => {
  session = a;
  await outbox.accept(visit, 'id-1', 'owner-a');
  let isBusy = true;
  const lock = createLocks()(new Promise(() => undefined));
  const late = createOutbox({
    ...{ url: 'https://oja.example/api/page/visit', readSession: async () => session, database },
    ...{ fetch: server.fetch, now: () => 0, limitMs: 1 },
    lock: async (work) => {
      if (!isBusy) return lock(work);
      isBusy = false;
      return 'busy';
    },
  });
  await late.release(a);
  expect(server.arrivals).toEqual([{ id: 'id-1', body: visit, token: 'token-a' }]);
});

test('a sign-out does not fail when storage does', async () => {
  isFull = true;
  await expect(outbox.release(a, 0)).resolves.toBeUndefined();
});

test('by plain http, where neither locks nor `randomUUID` are, it opens all the same', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('crypto', { getRandomValues: <Bytes>(bytes: Bytes) => bytes });
  expect(createOutbox({ url: '', readSession: async () => undefined }).size).toBeTypeOf('function');
});
