import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { listBets, type PlaceBet } from '../../src/contract/betting/bets.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { getExposure } from '../../src/contract/cashier/wallet.ts';
import { getTable, placeTableBet } from '../../src/contract/casino/tables.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const tableId = 'aura-teen-patti-live';

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
});

const advance = (ms: number) => app.backend.control.run('clock', { advance: `${ms}ms` });

/** The table just after a round has begun. */
async function openTable() {
  const { table, asOf } = await app.call(getTable, { tableId });
  advance(table.round.endsAt - asOf + 100);
  return app.call(getTable, { tableId });
}

async function order(side: 'back' | 'lay', stake: number): Promise<PlaceBet> {
  const { market } = await openTable();
  return orderIn(market, side, stake);
}

type Market = Awaited<ReturnType<typeof openTable>>['market'];
function orderIn(market: Market, side: 'back' | 'lay', stake: number): PlaceBet {
  const [runner] = market.runners;
  const { gameId, marketId, version } = market;
  const price = runner?.[side][0]?.[0] ?? 0;
  const runnerId = runner?.runnerId ?? '';
  return { gameId, marketId, runnerId, side, price, stake, version, onPriceChange: 'none' };
}

test('a back and a lay count into the exposure as one market, and are settled as one', async () => {
  const { market, table, asOf } = await openTable();
  const { exposureAmount: before } = await app.call(getExposure, {}, adaeze);
  await app.call(placeTableBet, orderIn(market, 'back', 1000_00), { ...adaeze, key: 'back' });
  const backed = await app.call(getExposure, {}, adaeze);
  expect(backed.exposureAmount - before).toBe(1000_00);
  await app.call(placeTableBet, orderIn(market, 'lay', 400_00), { ...adaeze, key: 'lay' });
  const both = await app.call(getExposure, {}, adaeze);
  expect(both.exposureAmount - before).toBe(600_00);

  advance(table.round.endsAt - asOf);
  const { bets } = await app.call(listBets, { product: 'casino', group: 'settled' }, adaeze);
  expect(bets.map(({ side }) => side)).toEqual(['lay', 'back']);
  const net = bets.reduce((sum, { result = 0 }) => sum + result, 0);
  const today = lagosIsoDate(app.backend.context.operator.clock.now());
  const { lines } = await app.call(getStatement, { from: today, to: today }, adaeze);
  expect(lines.at(-1)).toMatchObject({
    kind: 'bet-result',
    product: 'casino',
    amount: net,
    reference: market.marketId,
  });
  expect((await app.call(getExposure, {}, adaeze)).exposureAmount).toBe(before);
});

test('the same key is one bet', async () => {
  const bet = await order('back', 500_00);
  const sent = { ...adaeze, key: 'once' };
  const first = await app.call(placeTableBet, bet, sent);
  expect(await app.call(placeTableBet, bet, sent)).toEqual(first);
});

test('when betting has closed a bet is refused', async () => {
  const bet = await order('back', 500_00);
  advance(26_000);
  expect(await app.refusal(placeTableBet, bet, adaeze)).toMatchObject({ code: 'market-closed' });
});

test('the round of before takes no bet in the next one', async () => {
  const bet = await order('back', 500_00);
  advance(41_000);
  expect(await app.refusal(placeTableBet, bet, adaeze)).toMatchObject({ code: 'unknown-market' });
});
