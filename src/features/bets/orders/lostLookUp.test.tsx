import { expect, test } from 'vitest';
import { syncBetsWithServer } from '../../../state/bets/bets.ts';
import { cancelOrders, orderActs } from '../../../state/bets/orders/orderActs.ts';
import { connection } from '../../../state/session/connection.ts';
import { openRealtime } from '../../../state/session/realtimeSession.ts';
import { waitingOrder } from '../../../testing/games.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import { until } from '../../../testing/until.ts';

test('a lost cancel whose look-up failed, too, is looked up once the socket is back', async () => {
  const network = openLiveNetwork();
  await network.signIn('adaeze');
  syncBetsWithServer();
  await openRealtime();
  const bet = await waitingOrder(network);

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
