import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type OutboxDatabase, outboxDatabase, result } from './database.ts';
import { type Drained, drain } from './drain.ts';
import { createQueue, type Queue } from './queue.ts';
import type { QueuedVisit } from './queuedVisit.ts';
import { createLocks } from './testing/life.ts';
import type { Verdict } from './verdict.ts';

const delivered: Verdict = { kind: 'delivered' };
const unanswered: Verdict = { kind: 'unanswered' };
const failed: Verdict = { kind: 'failed', retryAfterMs: 0 };
const unauthorised: Verdict = { kind: 'unauthorised' };
const refused: Verdict = { kind: 'refused' };
const alive = new Promise<never>(() => undefined);

let database: OutboxDatabase;
let queue: Queue;
let now: number;
let sent: string[];

beforeEach(async () => {
  database = outboxDatabase(new IDBFactory());
  queue = createQueue(database);
  now = Date.parse('2026-03-01T12:00:00Z');
  sent = [];
  for (const id of ['first', 'second', 'third']) await add(id);
});

function add(id: string): Promise<void> {
  return queue.add({ id, body: { path: '/', at: '2026-03-01T12:00:00Z' }, owner: '', at: now });
}

function drainWith(
  deliver: (id: string) => Verdict | Promise<Verdict>,
  lock = createLocks()(alive),
  random = 1,
): Promise<Drained> {
  return drain({
    queue,
    lock,
    now: () => now,
    random: () => random,
    deliver: async ({ id }) => {
      sent.push(id);
      return deliver(id);
    },
  });
}

async function rows(store: 'q' | 'dead'): Promise<QueuedVisit[]> {
  return database.transact('readonly', (stores) => result(stores[store].getAll()));
}

const ids = async (store: 'q' | 'dead') => (await rows(store)).map(({ id }) => id);

test('delivers in order of arrival', async () => {
  expect(await drainWith(() => delivered)).toBe('empty');
  expect(sent).toEqual(['first', 'second', 'third']);
});

test.each<[string, Verdict, number, number]>([
  ['no answer: kept and not counted', unanswered, 0, 0],
  ['the server failed: counted, and it rests', failed, 1, 2000],
  ['held for want of a right: counted, and it rests', unauthorised, 1, 2000],
  ['the server asked for more time', { kind: 'failed', retryAfterMs: 60_000 }, 1, 60_000],
])('%s', async (_, verdict, n, restMs) => {
  expect(await drainWith(() => verdict)).toBe('waiting');
  expect(sent).toEqual(['first']);
  expect((await rows('q'))[0]).toMatchObject({ n, next: restMs ? now + restMs : 0 });
  expect(await ids('q')).toEqual(['first', 'second', 'third']);
});

test('while the first rests, nothing is sent; after it, all is', async () => {
  await drainWith(() => failed);
  now += 1999;
  expect(await drainWith(() => delivered)).toBe('waiting');
  expect(sent).toEqual(['first']);
  now += 1;
  expect(await drainWith(() => delivered)).toBe('empty');
  expect(sent).toEqual(['first', 'first', 'second', 'third']);
});

test('a clock that was set back does not prolong the rest', async () => {
  await drainWith(() => failed);
  now -= 24 * 3600 * 1000;
  expect(await drainWith(() => delivered)).toBe('empty');
});

test('what the server refuses is buried, and the rest goes on', async () => {
  expect(await drainWith((id) => (id === 'first' ? refused : delivered))).toBe('empty');
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(await ids('dead')).toEqual(['first']);
});

async function failTimes(times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await drainWith(() => failed);
    now += 300_000;
  }
  sent = [];
}

test('after eight failures the next is asked: it gets through, so the first is poison', async () => {
  await failTimes(7);
  expect(await drainWith((id) => (id === 'first' ? failed : delivered))).toBe('empty');
  expect(sent).toEqual(['first', 'second', 'first', 'third']);
  expect(await ids('dead')).toEqual(['first']);
});

test('the next fails as well: an outage, both stay however long it lasts', async () => {
  await failTimes(30);
  expect(await drainWith(() => failed)).toBe('waiting');
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(await ids('q')).toEqual(['first', 'second', 'third']);
  expect((await rows('q')).map(({ n }) => n)).toEqual([31, 0, 0]);
});

test('the outage ends between the two: nothing is lost', async () => {
  await failTimes(7);
  let asked = 0;
  expect(await drainWith(() => (asked++ === 0 ? failed : delivered))).toBe('empty');
  expect(sent).toEqual(['first', 'second', 'first', 'third']);
  expect(await ids('dead')).toEqual([]);
});

test('the network goes after the next got through: the first stays', async () => {
  await failTimes(7);
  const verdicts = [failed, delivered, unanswered];
  expect(await drainWith(() => verdicts.shift() ?? failed)).toBe('waiting');
  expect(await ids('q')).toEqual(['first', 'third']);
});

test('poison in a row is found out one by one', async () => {
  await failTimes(7);
  const answer = (id: string) => (id === 'third' ? delivered : failed);
  expect(await drainWith(answer)).toBe('waiting');
  now += 300_000;
  expect(await drainWith(answer)).toBe('waiting');
  expect(sent).toEqual(['first', 'second', 'first', 'second', 'third', 'first', 'second']);
  expect(await ids('dead')).toEqual(['first']);
  expect(await ids('q')).toEqual(['second']);
});

test('a visit that the server refuses is no witness, and out of the way', async () => {
  await failTimes(8);
  const verdicts: Record<string, Verdict> = { first: failed, second: refused, third: delivered };
  expect(await drainWith((id) => verdicts[id] ?? failed)).toBe('empty');
  expect(await ids('dead')).toEqual(['first', 'second']);
});

test('a poison visit alone in the queue waits for company', async () => {
  await drainWith((id) => (id === 'third' ? failed : delivered));
  for (let count = 0; count < 20; count++) {
    now += 300_000;
    await drainWith(() => failed);
  }
  expect(await ids('q')).toEqual(['third']);
  await add('fourth');
  now += 300_000;
  expect(await drainWith((id) => (id === 'third' ? failed : delivered))).toBe('empty');
  expect(await ids('dead')).toEqual(['third']);
});

test('of two drainers at once one does the work', async () => {
  const lock = createLocks()(alive);
  const outcomes = await Promise.all([
    drainWith(() => delivered, lock),
    drainWith(() => delivered, lock),
  ]);
  expect(outcomes.sort()).toEqual(['busy', 'empty']);
  expect(sent).toEqual(['first', 'second', 'third']);
});

test('a visit stored between the last look and the release is not left behind', async () => {
  const lock = createLocks()(alive);
  let isLate = true;
  const late: typeof lock = async (work) => {
    const drained = await lock(work);
    if (isLate) await add('late');
    isLate = false;
    return drained;
  };
  expect(await drainWith(() => delivered, late)).toBe('empty');
  expect(sent).toEqual(['first', 'second', 'third', 'late']);
});

test('a drainer whose lease was lost stops', async () => {
  const lost = await drainWith(
    () => delivered,
    (work) => work(async () => sent.length === 0),
  );
  expect(lost).toBe('busy');
  expect(sent).toEqual(['first']);
});
