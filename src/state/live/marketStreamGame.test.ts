import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Market } from '../../contract/betting/market.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { database } from '../../storage/database.ts';
import { flushAll } from '../../storage/persisted.ts';
import { until } from '../../testing/until.ts';
import type { WatchReply } from './marketStreamFeed.ts';
import { createGame } from './marketStreamGame.ts';
import { sentAhead } from './sentMatch.ts';

const NOW = Date.parse('2026-11-21T19:30:00Z');

function market(backHundredths: number): Market {
  return {
    marketId: 'm-1',
    gameId: 'g-1',
    kind: 'match_odds',
    name: 'Match Odds',
    status: 'open',
    version: 1,
    inPlay: true,
    matched: 0,
    minStake: 100,
    maxStake: 0,
    delaySeconds: 5,
    commissionPercent: 5,
    rules: '',
    runners: [
      { runnerId: 'home', name: 'Home', status: 'active', back: [[backHundredths, 100]], lay: [] },
    ],
  };
}

const EVENT = {
  gameId: 'g-1',
  sportId: 1,
  competition: 'League',
  name: 'Home v Away',
  startsAt: '2026-11-21T19:00:00.000Z',
  inPlay: true,
  status: 'inplay',
  hasBookmaker: false,
  hasFancy: false,
  matched: 0,
  runners: [],
  matchOddsStatus: 'open',
};

/** The HTTP answer, with odds as sent over the wire. */
function answer(odds: number): Response {
  const [runner] = market(100).runners;
  const markets = [{ ...market(100), runners: [{ ...runner, back: [[odds, 1]] }] }];
  const body = JSON.stringify({ asOf: new Date(NOW).toISOString(), event: EVENT, markets });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);

function setUp() {
  let isOffline = false;
  const watch = vi.fn(
    async (_gameId: string, _since: number | undefined): Promise<WatchReply> => ({
      kind: 'snapshot',
      seq: 4,
      markets: [market(190)],
    }),
  );
  const game = createGame('g-1', { watch, isOffline: () => isOffline });
  return {
    game,
    watch,
    bestBack: () => game.book.markets.get('m-1')?.runners.get('home')?.back[0]?.[0],
    goOffline: () => {
      isOffline = true;
      game.look();
    },
  };
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  fetchMock.mockReset();
  await clear(database);
});
afterEach(() => {
  sentAhead.match = undefined;
  vi.useRealTimers();
});

test('the call shows the match first; once the stream speaks, it knows better', async () => {
  const { game, bestBack } = setUp();
  fetchMock.mockImplementation(async () => answer(1.85));
  await game.saved.refresh();
  await until(() => expect(bestBack()).toBe(185));
  expect(game.status.freshness).toBe('live');
  await game.feed.sync();
  expect(bestBack()).toBe(190);
  pass(1000);
  fetchMock.mockImplementation(async () => answer(1.5));
  await game.saved.refresh();
  await Promise.resolve();
  expect(bestBack()).toBe(190);
});

/** A request for the match from before the app, answered so long ago. */
function sentBefore(response: Promise<Response>, waitedMs?: number, gameId = 'g-1') {
  sentAhead.match = { gameId, response };
  if (waitedMs !== undefined) sentAhead.match.cameAt = NOW - waitedMs;
}

test('a match that was asked for before the app is asked for once, and is as old as it is', async () => {
  const { game, bestBack } = setUp();
  sentBefore(Promise.resolve(answer(1.85)), 2500);
  await game.saved.refresh();
  await until(() => expect(bestBack()).toBe(185));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(game.saved.state.savedAt).toBe(NOW - 2500);
  pass(2000);
  game.look();
  expect(game.status).toMatchObject({ freshness: 'ageing', seconds: 4 });
  // Only once: the next answer is a new one.
  fetchMock.mockImplementation(async () => answer(1.9));
  await game.saved.refresh();
  await until(() => expect(bestBack()).toBe(190));
  expect(game.saved.state.savedAt).toBeGreaterThanOrEqual(NOW + 2000);
});

test.each<[string, () => void]>([
  ['failed', () => sentBefore(Promise.reject(new TypeError('Failed to fetch')))],
  ['was refused', () => sentBefore(Promise.resolve(new Response('', { status: 503 })))],
  ['is no answer', () => sentBefore(Promise.resolve(new Response('<html>')))],
  ['is old by now', () => sentBefore(Promise.resolve(answer(1.5)), 5000)],
  ['is of another match', () => sentBefore(Promise.resolve(answer(1.5)), 0, 'g-2')],
])('a request from before the app that %s is sent anew', async (_, sent) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { game, bestBack } = setUp();
  sent();
  fetchMock.mockImplementation(async () => answer(1.85));
  await game.saved.refresh();
  await until(() => expect(bestBack()).toBe(185));
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(game.saved.state.savedAt).toBe(NOW);
});

test('prices age by the second, grow old, are asked for again, and are told once each', async () => {
  const { game, watch } = setUp();
  const heard = vi.fn();
  await game.feed.sync();
  game.statusMoved.subscribe(heard);
  pass(3900);
  game.look();
  expect(heard).not.toHaveBeenCalled();
  pass(2100);
  game.look();
  game.look();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(game.status).toMatchObject({ freshness: 'ageing', seconds: 6 });
  game.feed.beat(4);
  expect(game.status).toMatchObject({ freshness: 'live', seconds: 0 });
  expect(watch).toHaveBeenCalledTimes(1);
  pass(12_000);
  game.look();
  expect(watch).toHaveBeenCalledTimes(2);
  await until(() => expect(game.status.freshness).toBe('live'));
});

test('between two looks the clock alone decides', async () => {
  const { game } = setUp();
  await game.feed.sync();
  expect(game.freshness()).toBe('live');
  pass(60_000);
  expect(game.freshness()).toBe('old');
});

test('from a lost change until it is made good the prices are not to be bet on', async () => {
  const { game, watch, bestBack } = setUp();
  await game.feed.sync();
  const markets = [{ id: 'm-1', r: [['home', [[170, 100]], null, null]] }] satisfies MarketChange[];
  game.feed.take({ gameId: 'g-1', seq: 6, markets });
  expect(game.freshness()).toBe('old');
  expect(game.status.freshness).toBe('old');
  expect(bestBack()).toBe(190);
  await until(() => expect(game.status.freshness).toBe('live'));
  expect(game.freshness()).toBe('live');
  expect(watch).toHaveBeenCalledTimes(2);
});

test('offline the prices are old at once, and nobody is asked', async () => {
  const { game, watch, goOffline } = setUp();
  await game.feed.sync();
  goOffline();
  expect(game.status.freshness).toBe('old');
  expect(watch).toHaveBeenCalledTimes(1);
});

test('what was seen last opens the next time, as old as it is', async () => {
  const first = setUp();
  fetchMock.mockImplementation(async () => answer(1.85));
  await first.game.saved.refresh();
  pass(60_000);
  await first.game.feed.sync();
  first.goOffline();
  await flushAll();

  pass(600_000);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const second = setUp();
  await second.game.saved.refresh();
  await until(() => expect(second.bestBack()).toBe(190));
  expect(second.game.heardAt).toBe(NOW + 60_000);
  expect(second.game.status.freshness).toBe('old');
});

test('a match that is not listed says so, until it is heard of again', async () => {
  const { game } = setUp();
  fetchMock.mockImplementation(
    async () =>
      new Response('{"error":true,"message":"No such match"}', {
        status: 404,
        headers: { 'content-type': 'application/json' },
      }),
  );
  await game.saved.refresh();
  expect(game.status.isMissing).toBe(true);
  await game.feed.sync();
  expect(game.status.isMissing).toBe(false);
});

test('a match that was let go asks for nothing more, and forgets nothing for anybody', async () => {
  const { game, watch } = setUp();
  await game.feed.sync();
  game.end();
  pass(60_000);
  game.look();
  await Promise.resolve();
  expect(watch).toHaveBeenCalledTimes(1);
});
