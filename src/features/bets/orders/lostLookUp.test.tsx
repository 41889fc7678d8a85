import { expect, test } from 'vitest';
import { call } from '../../../api/call.ts';
import { placeMatchOddsBet } from '../../../contract/betting/bets.ts';
import { syncBetsWithServer } from '../../../state/bets/bets.ts';
import { cancelOrders, orderActs } from '../../../state/bets/orders/orderActs.ts';
import { connection } from '../../../state/session/connection.ts';
import { openRealtime } from '../../../state/session/realtimeSession.ts';
import { findGame, isEven, marketOf } from '../../../testing/games.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import { until } from '../../../testing/until.ts';

test('a lost cancel whose look-up failed, too, is looked up once the socket is back', async () => {
  const network = openLiveNetwork();
  await network.signIn('adaeze');
  syncBetsWithServer();
  await openRealtime();
  const gameId = await findGame('soccer', (event) => event.status === 'upcoming' && isEven(event));
  const { marketId, runners } = await marketOf(gameId, 'match_odds');
  const runnerId = runners[0]?.runnerId ?? '';
  network.run('book', { marketId, runnerId, columns: { back: [], lay: [] } });
  const order = { gameId, marketId, runnerId, side: 'back', version: 1, price: 300 } as const;
  const rest = { stake: 1_000_00, onPriceChange: 'better', rest: 'keep' } as const;
  const options = { idempotencyKey: 'order', quiet: true };
  const { bet } = await call(placeMatchOddsBet, { ...order, ...rest }, options);

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
