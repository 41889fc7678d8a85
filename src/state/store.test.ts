import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Naira } from '../contract/kit/money.ts';
import { database } from '../storage/database.ts';
import { flushAll } from '../storage/persisted.ts';
import { until } from '../testing/until.ts';
import { forgetPlayer } from './session/privateState.ts';
import { store } from './store.ts';

const KEY = 'tree@1';
const Purse = z.object({ balance: Naira, note: z.optional(z.string()) });

afterEach(async () => {
  await flushAll();
  await clear(database);
});

const purse = () =>
  store({
    key: KEY,
    schema: Purse,
    initial: (): z.output<typeof Purse> & { isOpen: boolean } => ({ balance: 0, isOpen: false }),
  });

const saved = async () => (await get(KEY, database))?.data;

test('a change is saved without the fields that are not of the schema', async () => {
  const { state, start } = purse();
  await start();
  Object.assign(state, { balance: 12_345, note: undefined, isOpen: true });
  await Promise.resolve();
  await flushAll();
  expect(await saved()).toEqual({ balance: 123.45 });
});

test('the next start reads what the last one saved, and keeps its own volatile fields', async () => {
  await set(KEY, { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 5, note: 'rent' } }, database);
  const { state, start } = purse();
  state.isOpen = true;
  await start();
  expect(state).toEqual({ balance: 500, note: 'rent', isOpen: true });
});

test('a list is saved as a list where the schema is a codec', async () => {
  const { state, start, save } = store({
    key: KEY,
    schema: z.codec(z.array(z.string()), z.object({ ids: z.array(z.string()) }), {
      decode: (ids) => ({ ids }),
      encode: ({ ids }) => ids,
    }),
    initial: () => ({ ids: [] as string[] }),
  });
  await start();
  state.ids.push('cricket');
  await save();
  expect(await saved()).toEqual(['cricket']);
});

test('a sign-out resets every field, and the next player’s start reads again', async () => {
  const { state, start } = purse();
  await start();
  Object.assign(state, { balance: 100, isOpen: true });
  forgetPlayer();
  expect(state).toMatchObject({ balance: 0, isOpen: false });
  await flushAll();
  await set(KEY, { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 7 } }, database);
  await start();
  expect(state.balance).toBe(700);
});

test('an optional field of the last player is not the next one’s', () => {
  const { state } = store({
    key: 'choices@1',
    schema: z.object({ rest: z.optional(z.string()) }),
    initial: (): { rest?: string } => ({}),
  });
  state.rest = 'keep';
  forgetPlayer();
  expect(state).toEqual({});
});

test('what is read for a player who has left meanwhile is dropped', async () => {
  await set(KEY, { v: 1, rev: 1, epoch: 0, at: 1, data: { balance: 5 } }, database);
  const { state, start } = purse();
  const reading = start();
  forgetPlayer();
  await reading;
  expect(state.balance).toBe(0);
});

test('what is of the device stays after a sign-out', async () => {
  const { state, start } = store({
    key: KEY,
    schema: Purse,
    isOfDevice: true,
    initial: (): z.output<typeof Purse> => ({ balance: 0 }),
  });
  await start();
  state.balance = 700;
  forgetPlayer();
  expect(state.balance).toBe(700);
});

test('nothing is saved where there is nothing to pack', async () => {
  const { state, start, save } = store({
    key: KEY,
    schema: Purse,
    initial: (): z.output<typeof Purse> => ({ balance: 0 }),
    pack: ({ balance }) => (balance > 0 ? { balance } : undefined),
  });
  await start();
  await save();
  expect(await saved()).toBeUndefined();
  state.balance = 700;
  await save();
  expect(await saved()).toEqual({ balance: 7 });
});

/** The same slice in another tab, which counts what it takes over. */
function sharedPurse(delayMs = 0) {
  const taken: number[] = [];
  const shared = store({
    key: KEY,
    schema: Purse,
    delayMs,
    initial: (): z.output<typeof Purse> => ({ balance: 0 }),
    takeOver(saved, state) {
      taken.push(saved.balance);
      Object.assign(state, saved);
    },
  });
  return { ...shared, taken };
}

test('the later change of two tabs shows in both, and is written once', async () => {
  const [one, other] = [sharedPurse(), sharedPurse()];
  await Promise.all([one.start(), other.start()]);
  one.state.balance = 500;
  await until(() => expect(other.state.balance).toBe(500));
  other.state.balance = 700;
  await until(() => expect(one.state.balance).toBe(700));
  // What is taken over is not written again: each tab heard the other once.
  await flushAll();
  expect([one.taken, other.taken]).toEqual([[700], [500]]);
  expect((await get(KEY, database))?.data).toEqual({ balance: 7 });
});

test('a change that still waits to be saved is the later one', async () => {
  const [one, other] = [sharedPurse(), sharedPurse()];
  await Promise.all([one.start(), other.start()]);
  one.state.balance = 500;
  other.state.balance = 700;
  await until(() => expect([one.state.balance, other.state.balance]).toEqual([700, 700]));
});

test('what was saved and waits once more does not hide the later change of another tab', async () => {
  const [one, other] = [sharedPurse(60_000), sharedPurse()];
  await Promise.all([one.start(), other.start()]);
  one.state.balance = 500;
  await one.save();
  await until(() => expect(other.state.balance).toBe(500));
  one.changed();
  other.state.balance = 700;
  await until(() => expect(one.state.balance).toBe(700));
});

test('a slice that is not followed is saved when it says so, with what it packs of no object', async () => {
  const list = () =>
    store({
      key: KEY,
      schema: z.array(z.string()),
      delayMs: 500,
      initial: (): { data: string[] | undefined; savedAt: number } => ({
        data: undefined,
        savedAt: 0,
      }),
      pack: ({ data }) => data,
      unpack: (data, state, savedAt) => void Object.assign(state, { data, savedAt }),
    });
  const one = list();
  await one.restore();
  one.state.data = ['Ada'];
  await Promise.resolve();
  await flushAll();
  expect(await saved()).toBeUndefined();
  one.changed();
  await flushAll();
  expect(await saved()).toEqual(['Ada']);
  const next = list();
  await next.restore();
  expect(next.state).toEqual({ data: ['Ada'], savedAt: expect.any(Number) });
  expect(next.state.savedAt).toBeGreaterThan(0);
});

test('a slice may forget its player in its own way, and one that has ended is not asked to', () => {
  const forget = vi.fn((state: { balance: number }) => {
    state.balance = -1;
  });
  const { state, end } = store({
    key: KEY,
    schema: Purse,
    initial: (): z.output<typeof Purse> => ({ balance: 5 }),
    forget,
  });
  forgetPlayer(true);
  expect(forget).toHaveBeenCalledExactlyOnceWith(state, true);
  expect(state.balance).toBe(-1);
  end();
  forgetPlayer(true);
  expect(forget).toHaveBeenCalledOnce();
});
