import { beforeEach, expect, test } from 'vitest';
import type { Bet } from '../../../contract/betting/bets.ts';
import { syncBetsWithServer } from '../../../state/bets/bets.ts';
import { cancelOrders, orderActs } from '../../../state/bets/orders/orderActs.ts';
import { notices } from '../../../state/device/notices.ts';
import { connection } from '../../../state/session/connection.ts';
import { openRealtime } from '../../../state/session/realtimeSession.ts';
import { waitingOrder } from '../../../testing/games.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import type { Network } from '../../../testing/network.ts';
import { until } from '../../../testing/until.ts';

let network: Network;
let bet: Bet;

beforeEach(async () => {
  network = openLiveNetwork();
  await network.signIn('adaeze');
  syncBetsWithServer();
  await openRealtime();
  bet = await waitingOrder(network);
});

test('a lost cancel whose look-up failed, too, is looked up once the socket is back', async () => {
  network.run('fault', { match: 'POST /bet/cancel', ackLost: true, times: 1 });
  network.run('fault', { match: 'GET /bets', status: 503 });
  cancelOrders({ bet });
  await until(() =>
    expect(orderActs.acts[bet.betId]?.phase).toEqual({ is: 'checking', isUnanswered: true }),
  );
  expect(connection.status).toBe('live');
  network.run('fault', { clear: true });
  network.backend.realtime.dropAll();
  network.comeBack();
  await until(() => expect(orderActs.acts[bet.betId]).toBeUndefined());
});

test.each([
  ['was matched before it came', 'cross', 'Nothing to cancel: ₦1,000 was matched first.'],
  ['lapsed before it came', 'close', 'Nothing to cancel.'],
  ['was cancelled by it', 'cancel', '₦1,000 cancelled.'],
])('a cancel whose answer is lost tells that the order %s', async (_, what, told) => {
  const { betId, marketId } = bet;
  const fault = { match: 'POST /bet/cancel', times: 1 };
  network.run('fault', {
    ...fault,
    ...(what === 'cancel' ? { ackLost: true } : { network: true }),
  });
  cancelOrders({ bet });
  if (what === 'cross') network.run('cross', { betId, naira: 1000 });
  if (what === 'close') network.run('market', { marketId, status: 'closed' });
  await until(() => expect(notices.tray.map(({ text }) => text)).toContain(told));
});
