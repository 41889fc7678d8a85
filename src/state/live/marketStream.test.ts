import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameBeat } from '../../contract/stream.ts';
import { beginSession } from '../session/session.ts';

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
}));

vi.mock('../../realtime/transport.ts', () => ({
  ask: async ({ name }: { name: string }, payload: unknown) => {
    transport.asked.push([name, payload]);
    return { kind: 'snapshot', seq: 7, markets: [] };
  },
  listen: ({ name }: { name: string }, handle: (payload: unknown) => void) => {
    transport.listeners.set(name, handle);
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

const { watchMatch } = await import('./marketStream.ts');

const asked = () => transport.asked.splice(0).filter(([name]) => name.startsWith('market:'));

beforeEach(() => {
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

test('a hidden page costs no data, and goes on from where it was', async () => {
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  const release = watchMatch('d');
  await vi.advanceTimersByTimeAsync(0);
  asked();
  visibility('hidden');
  vi.advanceTimersByTime(29_000);
  // The server goes on saying that nothing has changed.
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
