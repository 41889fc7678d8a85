import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { placeMatchOddsBet } from '../../contract/betting/bets.ts';
import { cancelStopLoss, listStopLosses, setStopLoss } from '../../contract/betting/stopLosses.ts';
import { setStop, stopActs, stopList } from '../../state/bets/orders/stopLosses.ts';
import { startDoubtfulKeys } from '../../state/money/doubtfulKeys.ts';
import { hydrateSession } from '../../state/session/session.ts';
import { flushAll } from '../../storage/persisted.ts';
import { findGame, isEven, marketOf } from '../../testing/games.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const quiet = { quiet: true };

let network: Network;
let of: { gameId: string; marketId: string; runnerId: string };

beforeEach(async () => {
  network = openNetwork();
  await hydrateSession();
  await network.signIn('adaeze');
  const gameId = await findGame('soccer', (event) => event.status === 'upcoming' && isEven(event));
  const { marketId, runners } = await marketOf(gameId, 'match_odds');
  of = { gameId, marketId, runnerId: runners[0]?.runnerId ?? '' };
  const columns = { back: [[3, 9000]], lay: [[3.05, 9000]] } satisfies Record<
    string,
    [number, number][]
  >;
  network.run('book', { marketId, runnerId: of.runnerId, columns });
  const order = { ...of, side: 'back', version: 1, price: 300, stake: 1_000_00 } as const;
  const sent = { idempotencyKey: 'bet', ...quiet };
  await call(placeMatchOddsBet, { ...order, onPriceChange: 'better' }, sent);
  // Opens the database before time runs: it is given up after a while.
  await startDoubtfulKeys();
  await stopList.refresh();
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
});

const ended = () =>
  until(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(stopActs.isBusy).toBe(false);
    },
    { interval: 1 },
  );
const waiting = async () =>
  (await call(listStopLosses, {}, quiet)).stops
    .filter(({ state }) => state === 'waiting')
    .map(({ price }) => price);

/** A stop-loss at 4.00 of which nothing is heard. */
async function loseStop() {
  network.run('fault', { match: 'POST /bet/stop', network: true, times: 1 });
  void setStop({ ...of, price: 400 });
  await ended();
  expect(stopActs.problem).toEqual({
    marketId: of.marketId,
    text: expect.stringMatching(/^We didn't get it\. Your stop-loss has not changed/),
  });
  const [lost] = await network.sent(setStopLoss);
  if (!lost) throw new Error('nothing was sent');
  return () => call(setStopLoss, lost.input, { idempotencyKey: lost.key, ...quiet });
}

test('a lost stop-loss that arrives late does not replace the one after it', async () => {
  const arrive = await loseStop();
  void setStop({ ...of, price: 500 });
  await ended();
  await expect(arrive()).rejects.toThrow();
  expect(await waiting()).toEqual([500]);
});

test('the one that is set after a reload has its key, so only one of them counts', async () => {
  await loseStop();
  await flushAll();
  // The next page opens the database, which needs time that runs.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  newPage();
  const again = await import('../../state/session/session.ts');
  await again.hydrateSession();
  const page = await import('../../state/bets/orders/stopLosses.ts');
  await page.setStop({ ...of, price: 500 });
  const [lost, next] = await network.sent(setStopLoss);
  expect(next?.input.price).toBe(500);
  expect(next?.key).toBe(lost?.key);
});

test('a lost stop-loss that arrives before the next one stands, and is told', async () => {
  const arrive = await loseStop();
  await arrive();
  void setStop({ ...of, price: 500 });
  await ended();
  expect(stopActs.problem).toBeUndefined();
  expect(await waiting()).toEqual([400]);
  expect(stopList.state.data?.stops.map(({ price }) => price)).toEqual([400]);
});

test('one whose answer alone was lost is found', async () => {
  network.run('fault', { match: 'POST /bet/stop', ackLost: true, times: 1 });
  void setStop({ ...of, price: 400 });
  await ended();
  expect(stopActs.problem).toBeUndefined();
  expect(network.calls(setStopLoss)).toBe(1);
  expect(stopList.state.data?.stops.map(({ price }) => price)).toEqual([400]);
});

test('what was decided makes way: the next stop-loss is its own', async () => {
  for (const price of [400, 500]) {
    void setStop({ ...of, price });
    await ended();
    expect(await waiting()).toEqual([price]);
  }
});

test('one that arrived late and has long ended is found, and makes way for the next', async () => {
  const arrive = await loseStop();
  const { stop } = await arrive();
  await call(cancelStopLoss, { stopId: stop.stopId }, { idempotencyKey: 'cancel', ...quiet });
  network.run('clock', { advance: '26h' });
  void setStop({ ...of, price: 500 });
  await ended();
  expect(stopActs.problem).toBeUndefined();
  void setStop({ ...of, price: 500 });
  await ended();
  const keys = (await network.sent(setStopLoss)).map(({ key }) => key);
  expect(keys.at(-1)).not.toBe(keys[0]);
});
