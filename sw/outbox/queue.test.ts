import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type OutboxDatabase, outboxDatabase, result } from './database.ts';
import { createQueue, type Queue } from './queue.ts';
import type { NewVisit, QueuedVisit } from './queuedVisit.ts';

const DAY_MS = 24 * 3600 * 1000;
const now = Date.parse('2026-03-01T12:00:00Z');

let database: OutboxDatabase;
let queue: Queue;

beforeEach(() => {
  database = outboxDatabase(new IDBFactory());
  queue = createQueue(database);
});

function visit(id: string, more: Partial<NewVisit> = {}): NewVisit {
  return {
    id,
    body: { path: '/home', at: '2026-03-01T12:00:00.000Z' },
    owner: '',
    at: now,
    ...more,
  };
}

async function addAll(count: number, first = 0): Promise<void> {
  for (let index = first; index < first + count; index++) await queue.add(visit(`id-${index}`));
}

async function rows(store: 'q' | 'dead'): Promise<QueuedVisit[]> {
  return database.transact('readonly', (stores) => result(stores[store].getAll()));
}

async function ids(store: 'q' | 'dead'): Promise<string[]> {
  return (await rows(store)).map(({ id }) => id);
}

async function dropped(): Promise<unknown> {
  return database.transact('readonly', ({ meta }) => result(meta.get('dropped')));
}

async function head(at = now): Promise<QueuedVisit> {
  const [first] = await queue.heads(at, 1);
  if (!first) throw new Error('the queue is empty');
  return first;
}

test('heads are the first, in order of arrival', async () => {
  await addAll(3);
  expect((await queue.heads(now, 2)).map(({ id }) => id)).toEqual(['id-0', 'id-1']);
});

test('the same key is stored once', async () => {
  await queue.add(visit('same'));
  await queue.add(visit('same'));
  expect(await ids('q')).toEqual(['same']);
});

test('a row holds what the design allows, and no token', async () => {
  await queue.add(visit('id-1', { owner: 'owner-a' }));
  expect(await rows('q')).toEqual([
    {
      seq: 1,
      id: 'id-1',
      body: { path: '/home', at: '2026-03-01T12:00:00.000Z' },
      owner: 'owner-a',
      at: now,
      n: 0,
      next: 0,
    },
  ]);
});

test('beyond 200 the oldest go, are counted, and the next visit tells', async () => {
  await addAll(203);
  expect(await queue.size()).toBe(200);
  expect((await head()).id).toBe('id-3');
  // One each time: visits 201 and 202 reported the one before; the last is not reported yet.
  expect(await dropped()).toBe(1);
  const told = (await rows('q')).map(({ body }) => body.dropped ?? 0);
  expect(told.reduce((sum, count) => sum + count) + 1).toBe(3);
});

test('what was lost elsewhere, and what the caller brings, is told as well', async () => {
  await queue.add(visit('id-1', { body: { path: '/', at: '2026-03-01', dropped: 2 } }), 3);
  expect((await head()).body.dropped).toBe(5);
});

test.each([
  ['seven days old', 7 * DAY_MS, true],
  ['a moment older', 7 * DAY_MS + 1, false],
  ['made an hour ago when the clock jumps a day ahead', DAY_MS + 3_600_000, true],
  ['from the future: the clock was set back a day', -DAY_MS, true],
])('a visit %s', async (_, ageMs, isKept) => {
  await queue.add(visit('id-1'));
  expect(await queue.heads(now + ageMs, 2)).toHaveLength(isKept ? 1 : 0);
  expect(await dropped()).toBe(isKept ? 0 : 1);
});

test.each([
  ['a body that is no visit', { id: 'x', body: 'x', owner: '', at: now, n: 0, next: 0 }],
  ['a count that is no number', { id: 'x', body: {}, owner: '', at: now, n: 'x', next: 0 }],
  ['nothing but a key', { id: 'x' }],
])('a damaged row, %s, does not stand in the way', async (_, row) => {
  await database.transact('readwrite', ({ q }) => result(q.add(row)));
  await queue.add(visit('good'));
  expect((await queue.heads(now, 2)).map(({ id }) => id)).toEqual(['good']);
  expect(await dropped()).toBe(1);
});

test('what a dropped visit was to tell is told by the next', async () => {
  await queue.add(visit('id-1', { body: { path: '/', at: '2026-03-01', dropped: 4 } }));
  await queue.bury(await head());
  expect(await dropped()).toBe(5);
  await queue.add(visit('id-2'));
  expect((await head()).body.dropped).toBe(5);
  expect(await dropped()).toBe(0);
});

test('a visit that waits keeps its place', async () => {
  await addAll(2);
  await queue.postpone(await head(), 3, now + 1000);
  expect(await head()).toMatchObject({ id: 'id-0', n: 3, next: now + 1000 });
});

test('of the buried only the last 20 are kept, and all are counted', async () => {
  await addAll(25);
  for (let count = 0; count < 25; count++) await queue.bury(await head());
  expect(await queue.size()).toBe(0);
  expect(await ids('dead')).toEqual(Array.from({ length: 20 }, (_, index) => `id-${index + 5}`));
  expect(await dropped()).toBe(25);
});

test("a sign-out makes all visits nobody's", async () => {
  await queue.add(visit('a', { owner: 'owner-a' }));
  await queue.add(visit('guest'));
  await queue.anonymise();
  expect((await rows('q')).map(({ id, owner }) => [id, owner])).toEqual([
    ['a', ''],
    ['guest', ''],
  ]);
});
