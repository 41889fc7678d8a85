import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import { type Bet, listBets } from '../../../contract/betting/bets.ts';
import { changeBet } from '../../../contract/betting/orders.ts';
import {
  cancelOrders,
  changeOrder,
  dismissAct,
  orderActs,
} from '../../../state/bets/orders/orderActs.ts';
import { startDoubtfulKeys } from '../../../state/money/doubtfulKeys.ts';
import { waitingOrder } from '../../../testing/games.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { until } from '../../../testing/until.ts';

const quiet = { quiet: true };

let network: Network;
let bet: Bet;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  bet = await waitingOrder(network);
  // Opens the database before time runs: it is given up after a while.
  await startDoubtfulKeys();
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
});

const phase = () => orderActs.acts[bet.betId]?.phase.is;
const ends = (as: string | undefined) =>
  until(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(phase()).toBe(as);
    },
    { interval: 1 },
  );
const stakeNow = async () =>
  (await call(listBets, { reference: bet.reference }, quiet)).bets[0]?.stake;

/** A change to ₦5,000 of which nothing is heard, and whose problem the player has read. */
async function loseChange() {
  network.run('fault', { match: 'POST /bet/change', network: true, times: 1 });
  changeOrder(bet, { stake: 5_000_00 });
  await ends('editing');
  dismissAct({ bet });
  const [lost] = await network.sent(changeBet);
  if (!lost) throw new Error('nothing was sent');
  return () => call(changeBet, lost.input, { idempotencyKey: lost.key, ...quiet });
}

test('a lost change that arrives late does not undo the one after it', async () => {
  const arrive = await loseChange();
  changeOrder(bet, { stake: 500_00 });
  await ends(undefined);
  await expect(arrive()).rejects.toThrow();
  expect(await stakeNow()).toBe(500_00);
});

test('a lost change that arrives before the next one stands, and is told', async () => {
  const arrive = await loseChange();
  await arrive();
  changeOrder(bet, { stake: 500_00 });
  await ends(undefined);
  expect(await stakeNow()).toBe(5_000_00);
});

test('what was decided makes way: the next change is its own', async () => {
  for (const stake of [2_000_00, 800_00]) {
    changeOrder(bet, { stake });
    await ends(undefined);
    expect(await stakeNow()).toBe(stake);
  }
});

test('a lost cancel of all orders is not said to have failed while nothing answers', async () => {
  network.goDown();
  cancelOrders('all');
  await until(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(orderActs.acts.all?.phase).toEqual({ is: 'checking', isUnanswered: true });
  });
});

test('a lost cancel of an order in the delay of a change is not told as done', async () => {
  const { operator } = network.backend.context;
  const decidesAt = operator.clock.now() + 3_600_000;
  operator.db.bets.update(bet.betId, { state: 'delayed', waitsIn: null, decidesAt });
  network.run('fault', { match: 'POST /bet/cancel', network: true, times: 1 });
  cancelOrders({ bet });
  await ends('editing');
});
