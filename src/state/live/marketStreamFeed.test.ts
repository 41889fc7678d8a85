import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGameChannel, type GameChannel } from '../../../mocks/realtime/gameChannel.ts';
import type { Market } from '../../contract/betting/market.ts';
import type { GameChange } from '../../contract/betting/stream.ts';
import { until } from '../../testing/until.ts';
import { createBook } from './marketStreamBook.ts';
import { createFeed, type WatchReply } from './marketStreamFeed.ts';

const GAME = 's-1';

function market(version: number, price: number, rest: Partial<Market> = {}): Market {
  return {
    marketId: 'm-1',
    gameId: GAME,
    kind: 'match_odds',
    name: 'Match Odds',
    status: 'open',
    version,
    inPlay: true,
    matched: version * 1000,
    minStake: 10_000,
    maxStake: 0,
    delaySeconds: 5,
    commissionPercent: 5,
    rules: '',
    runners: [
      { runnerId: 'home', name: 'Home', status: 'active', back: [[price, 5000]], lay: [] },
      { runnerId: 'away', name: 'Away', status: 'active', back: [], lay: [[price + 2, 700]] },
    ],
    ...rest,
  };
}

function change(seq: number, price: number): GameChange {
  return { gameId: GAME, seq, markets: [{ id: 'm-1', r: [['home', [[price, 1]], null, null]] }] };
}

function snapshot(seq: number, price: number): WatchReply {
  return { kind: 'snapshot', seq, markets: [market(seq, price)] };
}

/** A feed whose server gives the test's answers. */
function setUp(...replies: (WatchReply | Promise<WatchReply>)[]) {
  const book = createBook();
  const watch = vi.fn(async (_since: number | undefined): Promise<WatchReply> => {
    const reply = replies.shift();
    if (!reply) throw new Error('socket has been disconnected');
    return reply;
  });
  const heard = vi.fn();
  const missed = vi.fn();
  const refused = vi.fn();
  const feed = createFeed(book, { watch, heard, missed, refused });
  const bestBack = () => book.markets.get('m-1')?.runners.get('home')?.back[0]?.[0];
  return { book, feed, watch, heard, missed, refused, bestBack };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a snapshot, then changes in their order', async () => {
  const { feed, bestBack, heard, watch } = setUp(snapshot(7, 185));
  await feed.sync();
  feed.take(change(8, 186));
  feed.take(change(9, 187));
  expect(bestBack()).toBe(187);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(watch.mock.calls).toEqual([[undefined]]);
});

test('a repeated change changes nothing', async () => {
  const { feed, bestBack, watch } = setUp(snapshot(7, 185));
  await feed.sync();
  feed.take(change(8, 186));
  feed.take(change(7, 150));
  feed.take(change(8, 151));
  expect(bestBack()).toBe(186);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('a gap is filled from the last known number', async () => {
  const { feed, bestBack, watch, heard, missed } = setUp(snapshot(7, 185), {
    kind: 'changes',
    changes: [change(8, 186), change(9, 187), change(10, 188)],
  });
  await feed.sync();
  expect(missed).not.toHaveBeenCalled();
  feed.take(change(10, 188));
  expect(bestBack()).toBe(185);
  expect(missed).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  await until(() => expect(bestBack()).toBe(188));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(watch.mock.calls).toEqual([[undefined], [7]]);
});

test('changes that overtake the reply wait for it', async () => {
  let answer: (reply: WatchReply) => void = () => undefined;
  const late = new Promise<WatchReply>((resolve) => {
    answer = resolve;
  });
  const { feed, bestBack, watch } = setUp(late);
  const synced = feed.sync();
  feed.take(change(8, 186));
  feed.take(change(9, 187));
  answer(snapshot(8, 186));
  await synced;
  expect(bestBack()).toBe(187);
  expect(watch).toHaveBeenCalledTimes(1);
});

test.each([
  ['behind', 9],
  ['ahead of a server that began anew', 2],
])('a beat tells that we are %s', async (_, beat) => {
  const { feed, bestBack, watch } = setUp(snapshot(7, 185), snapshot(beat, 190));
  await feed.sync();
  feed.beat(7);
  expect(watch).toHaveBeenCalledTimes(1);
  feed.beat(beat);
  await until(() => expect(bestBack()).toBe(190));
});

test('a question without answer is asked again', async () => {
  const { feed, watch, bestBack } = setUp(
    Promise.reject(new Error('operation has timed out')),
    snapshot(3, 185),
  );
  await feed.sync();
  expect(feed.hasSpoken).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(watch).toHaveBeenCalledTimes(2);
  expect(bestBack()).toBe(185);
});

test('nothing is taken after the end, and nothing asked', async () => {
  const { feed, bestBack, watch } = setUp(snapshot(7, 185));
  await feed.sync();
  feed.stop();
  feed.take(change(8, 186));
  feed.take(change(20, 187));
  feed.beat(20);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bestBack()).toBe(185);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('a refusal is told', async () => {
  const { feed, refused } = setUp({ kind: 'refused', message: 'gone' });
  await feed.sync();
  expect(refused).toHaveBeenCalledWith('gone');
});

// The real server's channel on the other side of a connection that loses messages at random.
const step = fc.record({
  price: fc.integer({ min: 101, max: 400 }),
  status: fc.constantFrom<Market['status']>('open', 'suspended', 'ball_running'),
  isLost: fc.boolean(),
  opensAnother: fc.boolean(),
});

test('whatever is lost on the way, the book ends as the server has it', async () => {
  // What the feed waits for comes by itself here.
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      let version = 1;
      const channel: GameChannel = createGameChannel(GAME, 1, {
        score: { line: '0' },
        markets: [market(1, 185)],
      });
      const book = createBook();
      const feed = createFeed(book, {
        heard: () => undefined,
        missed: () => undefined,
        refused: () => undefined,
        async watch(since): Promise<WatchReply> {
          const changes = since === undefined ? undefined : channel.changesSince(since);
          if (changes) return { kind: 'changes', changes };
          const { score, markets } = channel.view;
          return { kind: 'snapshot', seq: channel.seq, ...(score && { score }), markets };
        },
      });
      await feed.sync();
      for (const { price, status, isLost, opensAnother } of steps) {
        version += 1;
        const markets = [market(version, price, { status })];
        if (opensAnother) markets.push(market(1, price, { marketId: `m-${version}` }));
        const sent = channel.advance({ score: { line: `${version}` }, markets });
        if (sent && !isLost) feed.take(sent);
        // Replies arrive between changes, or several changes late.
        if (price % 2 === 0) await Promise.resolve();
      }
      feed.beat(channel.seq);
      await new Promise((resolve) => setTimeout(resolve));
      feed.beat(channel.seq);
      await new Promise((resolve) => setTimeout(resolve));
      const [shown] = book.toMarkets();
      expect(shown).toEqual(channel.view.markets[0]);
      expect(book.score).toEqual(channel.view.score);
    }),
    { numRuns: 60 },
  );
});

test('left and opened again while the first question is out, it asks anew before it calls prices good', async () => {
  let answer = (_: WatchReply): void => undefined;
  const first = new Promise<WatchReply>((resolve) => {
    answer = resolve;
  });
  const { feed, watch, heard, bestBack } = setUp(first, snapshot(9, 190));
  const begun = feed.sync();
  feed.stop();
  void feed.sync();
  answer(snapshot(7, 185));
  await begun;
  expect(watch).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(bestBack()).toBe(190);
});
