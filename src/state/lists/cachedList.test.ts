import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { database } from '../../storage/database.ts';
import { flushAll } from '../../storage/persisted.ts';
import { until } from '../../testing/until.ts';
import { forgetPlayer } from '../session/privateState.ts';
import { session } from '../session/session.ts';
import { cachedList } from './cachedList.ts';

const Names = z.array(z.string());

beforeEach(() => clear(database));

function names(fetch: () => Promise<string[]>, options: { saveDelayMs?: number } = {}) {
  return cachedList({ name: 'names', schema: Names, fetch, ...options });
}

test('a list is shown from the device at once and refreshed behind', async () => {
  const first = names(async () => ['Ada']);
  await first.refresh();
  await flushAll();

  let answer: (value: string[]) => void = () => undefined;
  const fetch = vi.fn(
    () =>
      new Promise<string[]>((resolve) => {
        answer = resolve;
      }),
  );
  const second = names(fetch);
  const refreshed = second.refresh();
  await until(() => {
    expect(second.state).toMatchObject({ data: ['Ada'], status: 'loading' });
  });
  expect(second.state.savedAt).toBeGreaterThan(0);
  answer(['Bola']);
  await refreshed;
  expect(second.state).toMatchObject({ data: ['Bola'], status: 'ready' });
});

test('the server is asked while the device is read, and its answer joins what was saved', async () => {
  await names(async () => ['Ada']).refresh();
  await flushAll();
  const fetch = vi.fn(async () => ['Bola']);
  const list = cachedList({
    name: 'names',
    schema: Names,
    fetch,
    join: (answer, shown) => [...answer, ...(shown ?? [])],
  });
  const refreshed = list.refresh();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(list.state.data).toBeUndefined();
  await refreshed;
  expect(list.state).toMatchObject({ data: ['Bola', 'Ada'], status: 'ready' });
});

test('what fails before the device was read is told with what was saved', async () => {
  await names(async () => ['Ada']).refresh();
  await flushAll();
  const list = names(() => {
    throw new Error('no connection');
  });
  await list.refresh();
  expect(list.state).toMatchObject({ data: ['Ada'], status: 'failed', problem: 'no connection' });
});

test('a failure keeps the last good list and says why', async () => {
  const fetch = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce(['Ada']);
  const list = names(fetch);
  await list.refresh();
  fetch.mockRejectedValueOnce(new Error('Something went wrong: no connection'));
  await list.refresh();
  expect(list.state).toMatchObject({
    data: ['Ada'],
    status: 'failed',
    problem: 'Something went wrong: no connection',
  });
});

test('refreshes at the same time are one call', async () => {
  const fetch = vi.fn(async () => ['Ada']);
  const list = names(fetch);
  await Promise.all([list.refresh(), list.refresh(), list.refresh()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer to a player who has left is dropped', async () => {
  session.owner = 'first';
  const list = names(async () => {
    forgetPlayer();
    return ['private'];
  });
  await list.refresh();
  await flushAll();
  expect(list.state.data).toBeUndefined();
  const next = names(() => Promise.reject(new Error('offline')));
  await next.refresh();
  expect(next.state.data).toBeUndefined();
});

test('a player who signs in while a guest is being answered gets an answer of their own', async () => {
  const fetch = vi.fn(async () => {
    if (!session.isAuth) Object.assign(session, { owner: 'just in', isAuth: true });
    return ['Ada'];
  });
  const list = names(fetch);
  await list.refresh();
  expect(list.state).toMatchObject({ data: ['Ada'], status: 'ready' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what is told while an answer is on its way is newer: the list is asked once more', async () => {
  const answers = ['from before', 'from after'];
  const list = names(async () => {
    const answer = answers.shift() ?? '';
    if (answer === 'from before') list.put(['told'], 7);
    return [answer];
  });
  await list.refresh();
  expect(list.state).toMatchObject({ data: ['from after'], status: 'ready' });
  expect(answers).toEqual([]);
});

test.each([
  ['the refresh fails', ['lost'], ['told']],
  ['the list cannot be asked once more', ['answered', 'lost'], ['told']],
])(
  'what is told while a refresh is on its way is up to date, also where %s',
  async (_, asks, shown) => {
    const list = names(async () => {
      if (list.state.data === undefined) list.put(['told'], 7);
      if (asks.shift() === 'lost') throw new Error('no network');
      return ['from before'];
    });
    expect(await list.refresh()).toBe(true);
    expect(list.state).toMatchObject({
      data: shown,
      status: 'ready',
      problem: undefined,
      savedAt: 7,
    });
  },
);

test('a part that is told while a refresh is on its way does not hide that it failed', async () => {
  const list = names(async () => {
    list.amend(['a part'], 7);
    throw new Error('no network');
  });
  expect(await list.refresh()).toBe(false);
  expect(list.state).toMatchObject({ data: ['a part'], status: 'failed', problem: 'no network' });
});

test('a whole answer that is told ends the failure before it; a part of one does not', async () => {
  const list = names(() => Promise.reject(new Error('no network')));
  await list.refresh();
  const failed = { status: 'failed', problem: 'no network' };
  list.amend(['a part'], 1);
  expect(list.state).toMatchObject({ data: ['a part'], ...failed });
  list.put(['all'], 2);
  expect(list.state).toMatchObject({ data: ['all'], status: 'ready', problem: undefined });
});

test.each([
  ['at once where that was asked for', { saveDelayMs: 0 }, ['Bola']],
  ['otherwise a little later', {}, ['Ada']],
])('what is told is saved %s', async (_, options, expected) => {
  // Lists of earlier tests may still be waiting to be saved under the same key.
  await flushAll();
  const list = names(async () => ['Ada'], options);
  await list.refresh();
  await flushAll();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  list.put(['Bola'], 1);
  // The database works in these turns; a write that waits for a timer does not begin in them.
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  const later = names(() => Promise.reject(new Error('no network')));
  await later.refresh();
  expect(later.state.data).toEqual(expected);
});
