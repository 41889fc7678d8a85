import { beforeEach, expect, test } from 'vitest';
import { type Bet, betChanged, listBets } from '../../../contract/betting/bets.ts';
import { cancelBet, changeBet } from '../../../contract/betting/orders.ts';
import { takeBet } from '../../../state/bets/betSending.ts';
import { betList, syncBetsWithServer } from '../../../state/bets/bets.ts';
import { cancelOrders, changeOrder, orderActs } from '../../../state/bets/orders/orderActs.ts';
import { notices } from '../../../state/device/notices.ts';
import { openRealtime } from '../../../state/session/realtimeSession.ts';
import { waitingOrder } from '../../../testing/games.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import type { Network } from '../../../testing/network.ts';
import { until } from '../../../testing/until.ts';

// Answers that come after the socket has told what came of the bet later.

let network: Network;
let bet: Bet;

const listed = () => betList('open').state.data?.bets.find(({ betId }) => betId === bet.betId);
const isMatched = () => until(() => expect(listed()).toMatchObject({ state: 'matched' }));

beforeEach(async () => {
  network = openLiveNetwork();
  await network.signIn('adaeze');
  syncBetsWithServer();
  await openRealtime();
  bet = await waitingOrder(network);
  await betList('open').refresh();
});

/** What the server did after it had written its answer, and was heard before that came. */
function crossFirst(): void {
  network.run('cross', { betId: bet.betId, naira: 1000 });
}

test('a change answered late leaves the order matched, and tells so', async () => {
  network.answer(changeBet, () => {
    crossFirst();
    return { bet: { ...bet, stake: 5_000_00, stakeWaiting: 5_000_00 } };
  });
  changeOrder(bet, { stake: 5_000_00 });
  await until(() => expect(orderActs.acts[bet.betId]).toBeUndefined());
  await isMatched();
  expect(notices.tray.map(({ text }) => text)).toContain(
    'Order changed. ₦1,000 of ₦1,000 matched at 3.00.',
  );
});

test('an order that is matched in the delay of its change says so', async () => {
  network.answer(changeBet, () => ({
    bet: { ...bet, state: 'delayed' as const, priceAsked: 3_10 },
  }));
  changeOrder(bet, { price: 3_10 });
  await until(() => expect(listed()).toMatchObject({ state: 'delayed' }));
  crossFirst();
  await isMatched();
  await until(() =>
    expect(notices.tray.map(({ text }) => text)).toContain(
      `Back ${bet.runnerName}: ₦1,000 of ₦1,000 matched at 3.00.`,
    ),
  );
});

test('a cancel answered late leaves the order matched', async () => {
  network.answer(cancelBet, () => {
    crossFirst();
    return { bet, cancelled: 0 };
  });
  cancelOrders({ bet });
  await until(() => expect(orderActs.acts[bet.betId]).toBeUndefined());
  await isMatched();
});

test('a bet whose round is settled before its answer comes does not count as open again', async () => {
  const { operator } = network.backend.context;
  const { accountId } = operator.db.bets.get(bet.betId) ?? { accountId: 0 };
  network.run('cross', { betId: bet.betId, naira: 1000 });
  await isMatched();
  const matched = listed();
  if (!matched) throw new Error('no bet');
  const settled = { ...matched, state: 'lost' } as const;
  operator.db.bets.update(bet.betId, { state: 'lost', isOpen: false });
  operator.push(accountId, betChanged, { bet: settled });
  await until(() => expect(listed()).toBeUndefined());
  takeBet(matched);
  await until(() => expect(network.calls(listBets)).toBeGreaterThan(1));
  expect(listed()).toBeUndefined();
});
