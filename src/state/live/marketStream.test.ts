import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameBeat } from '../../contract/betting/stream.ts';
import { newPage } from '../../testing/newPage.ts';

const visibility = vi.hoisted(() => {
  const documentElement = { classList: { contains: () => false } };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement });
  vi.stubGlobal('document', page);
  // Node 20 has none.
  vi.stubGlobal('navigator', { onLine: true });
  return (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
});
const transport = vi.hoisted(() => ({
  asked: [] as [string, unknown][],
  opened: [] as string[],
  listeners: new Map<string, (payload: unknown) => void>(),
  listening: new Set<string>(),
}));
/** What stores have registered for a sign-out. */
const resets = vi.hoisted(() => new Set<object>());
vi.mock('../session/privateState.ts', async (original) => {
  const actual = await original<typeof import('../session/privateState.ts')>();
  const onForget: typeof actual.onForget = (reset) => {
    const off = actual.onForget(reset);
    resets.add(reset);
    return () => {
      resets.delete(reset);
      off();
    };
  };
  return { ...actual, onForget };
});

vi.mock('../../realtime/transport.ts', () => ({
  ask: async ({ name }: { name: string }, payload: unknown) => {
    transport.asked.push([name, payload]);
    return { kind: 'snapshot', seq: 7, markets: [] };
  },
  listen: ({ name }: { name: string }, handle: (payload: unknown) => void) => {
    transport.listeners.set(name, handle);
    transport.listening.add(name);
    return () => transport.listening.delete(name);
  },
  openTransport: async (token: string) => {
    transport.opened.push(token);
  },
  closeTransport: () => undefined,
  renewTransport: () => undefined,
}));
vi.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch');
});

// The clock passes the limits of the phone's storage too, and storage says so later.
vi.spyOn(console, 'warn').mockReturnValue();

let { keepMatch, liveGame, watchMatch } = await import('./marketStream.ts');

const asked = () => transport.asked.splice(0).filter(([name]) => name.startsWith('market:'));

beforeEach(async () => {
  // Whether the socket is open is known only in memory, so start a new page.
  newPage();
  ({ keepMatch, liveGame, watchMatch } = await import('./marketStream.ts'));
  transport.opened.length = 0;
  transport.listening.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  asked();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a guest opens the socket with the first match, and once', () => {
  const releases = [watchMatch('a'), watchMatch('b')];
  expect(transport.opened).toEqual(['']);
  for (const release of releases) release();
  vi.advanceTimersByTime(3000);
});

test('all who watch a match share one stream, which outlives a change of screens', async () => {
  const first = watchMatch('c');
  const second = watchMatch('c');
  expect(asked()).toEqual([['market:watch', { gameId: 'c' }]]);
  first();
  first();
  second();
  vi.advanceTimersByTime(2000);
  const third = watchMatch('c');
  vi.advanceTimersByTime(2000);
  expect(asked()).toEqual([]);
  third();
  vi.advanceTimersByTime(3000);
  expect(asked()).toEqual([['market:unwatch', { gameId: 'c' }]]);
});

test('a match that a sign-out has emptied is asked for again, although it is still streamed', () => {
  const refresh = vi.spyOn(liveGame('emptied').saved, 'refresh');
  const first = watchMatch('emptied');
  first();
  const again = watchMatch('emptied');
  expect(refresh).toHaveBeenCalledTimes(2);
  again();
  vi.advanceTimersByTime(3000);
  asked();
});

test('a hidden page costs no data, and goes on from where it was', async () => {
  const { beginSession } = await import('../session/session.ts');
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  const release = watchMatch('d');
  await vi.advanceTimersByTimeAsync(0);
  asked();
  visibility('hidden');
  vi.advanceTimersByTime(29_000);
  // The server's beats say that nothing has changed.
  transport.listeners.get(gameBeat.name)?.(['d', 7]);
  visibility('visible');
  vi.advanceTimersByTime(29_000);
  expect(asked()).toEqual([]);
  visibility('hidden');
  vi.advanceTimersByTime(30_000);
  expect(asked()).toEqual([['market:unwatch', { gameId: 'd' }]]);
  visibility('visible');
  expect(asked()).toEqual([['market:watch', { gameId: 'd', since: 7 }]]);
  release();
  vi.advanceTimersByTime(3000);
});

test('of 200 matches opened one after the other none is left behind: no store, no listener, no interval', async () => {
  const intervals = new Set<unknown>();
  const { setInterval: begin, clearInterval: stop } = globalThis;
  vi.stubGlobal('setInterval', (...args: Parameters<typeof begin>) => {
    const timer = begin(...args);
    intervals.add(timer);
    return timer;
  });
  vi.stubGlobal('clearInterval', (timer: Parameters<typeof stop>[0]) => {
    intervals.delete(timer);
    stop(timer);
  });
  vi.advanceTimersByTime(60_000);
  const before = { resets: resets.size, listening: [...transport.listening] };
  const streams = ['market:change', 'market:beat'];
  expect(before.listening).not.toEqual(expect.arrayContaining(streams));

  const opened = Array.from({ length: 200 }, (_, index) => `many-${index}`);
  const left = opened.map((gameId) => {
    const release = watchMatch(gameId);
    const game = liveGame(gameId);
    expect([...transport.listening]).toEqual(expect.arrayContaining(streams));
    expect(intervals.size).toBe(1);
    vi.advanceTimersByTime(1000);
    release();
    // Only the matches of the last seconds remain, with at most two stores each.
    expect(resets.size - before.resets).toBeLessThanOrEqual(2 * 15);
    return { gameId, game };
  });
  vi.advanceTimersByTime(3000);
  expect(intervals.size).toBe(0);
  expect(transport.listening).toEqual(new Set(before.listening));
  vi.advanceTimersByTime(10_000);
  expect(resets.size).toBe(before.resets);
  expect(left.filter(({ gameId, game }) => liveGame(gameId) === game)).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(resets.size).toBe(before.resets);
  vi.stubGlobal('setInterval', begin);
  vi.stubGlobal('clearInterval', stop);
});

test('what is shown without being followed is kept, and goes when it is shown no more', () => {
  const letGo = keepMatch('shown');
  const game = liveGame('shown');
  vi.advanceTimersByTime(60_000);
  expect(liveGame('shown')).toBe(game);
  const release = watchMatch('shown');
  release();
  vi.advanceTimersByTime(60_000);
  expect(liveGame('shown')).toBe(game);
  letGo();
  vi.advanceTimersByTime(10_000);
  expect(liveGame('shown')).not.toBe(game);
});
