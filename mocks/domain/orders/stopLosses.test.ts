import { beforeEach, expect, test } from 'vitest';
import { takeBreak } from '../../../src/contract/account/saferPlay.ts';
import { listBets } from '../../../src/contract/betting/bets.ts';
import {
  cancelStopLoss,
  listStopLosses,
  setStopLoss,
} from '../../../src/contract/betting/stopLosses.ts';
import { openBook } from './testBook.ts';

let context: Awaited<ReturnType<typeof openBook>>;
let sent = 0;

beforeEach(async () => {
  context = await openBook();
  context.book([[2.5, 5000]], [[2.54, 5000]]);
  await context.place({ side: 'back', odds: 2.5, naira: 1000 });
});

const by = () => ({ ...context.players.adaeze, key: `stop-key-${++sent}` });
const asked = (price = 3_00, runnerId = 'home') => ({
  ...{ gameId: context.gameId, marketId: context.marketId, runnerId, price },
});
const set = async (price = 3_00) => (await context.app.call(setStopLoss, asked(price), by())).stop;
const refusal = (price: number, runnerId = 'home') =>
  context.app.refusal(setStopLoss, asked(price, runnerId), by());

async function stops() {
  const { marketId } = context;
  return (await context.app.call(listStopLosses, { marketId }, context.players.adaeze)).stops;
}

async function bets() {
  return (await context.app.call(listBets, {}, context.players.adaeze)).bets;
}

test('when the price comes to the stop, the order that evens out is placed, once', async () => {
  const stop = await set();
  expect(stop).toMatchObject({ side: 'lay', price: 3_00, limit: 3_50, state: 'waiting' });
  context.book([[2.9, 5000]], [[2.98, 5000]]);
  expect(await stops()).toMatchObject([{ state: 'waiting' }]);
  context.book([[3, 5000]], [[3.1, 5000]]);
  const [done] = await stops();
  expect(done).toMatchObject({ stopId: stop.stopId, state: 'placed' });
  const placed = (await bets()).filter(({ side }) => side === 'lay');
  // ₦1,000 at 2.50 and ₦806.45 at 3.10: −₦193.55 whoever wins.
  expect(placed).toMatchObject([
    { betId: done?.betId, state: 'matched', isHedge: true, stake: 806_45, priceMatched: 3_10 },
  ]);
  expect(context.operator.db.bets.where('state', 'matched')).toHaveLength(2);
  // Nobody called for it, and it is in the chain of receipts all the same.
  expect(context.operator.db.receipts.all().map(({ id }) => id)).toContain(done?.betId);
  context.control.run('clock', { advance: '5m' });
  expect((await bets()).filter(({ side }) => side === 'lay')).toHaveLength(1);
});

test('a price that jumps past the limit leaves the order waiting there', async () => {
  await set();
  context.book([[4, 5000]], [[5, 5000]]);
  expect((await stops())[0]?.state).toBe('placed');
  const [lay] = (await bets()).filter(({ side }) => side === 'lay');
  expect(lay).toMatchObject({ state: 'unmatched', rest: 'keep', priceAsked: 3_50, stake: 714_29 });
});

test('what the player has closed meanwhile is not closed again', async () => {
  await set();
  await context.place({ side: 'lay', odds: 2.54, naira: 984.25 }).catch(() => undefined);
  context.book([[2.5, 5000]], [[2.5, 5000]]);
  await context.place({ side: 'lay', odds: 2.5, naira: 1000 });
  context.book([[3, 5000]], [[3.1, 5000]]);
  const [ended] = await stops();
  expect(ended).toMatchObject({ state: 'ended', reason: 'Nothing was left to close.' });
});

test('one waits in each market: the newest. A removed one does nothing', async () => {
  await set(3_00);
  const second = await set(3_50);
  expect((await stops()).map(({ price, state }) => [price, state])).toEqual([
    [3_50, 'waiting'],
    [3_00, 'cancelled'],
  ]);
  const removed = await context.app.call(cancelStopLoss, { stopId: second.stopId }, by());
  expect(removed.stop.state).toBe('cancelled');
  context.book([[5, 5000]], [[6, 5000]]);
  expect((await bets()).filter(({ side }) => side === 'lay')).toEqual([]);
  expect(await context.app.refusal(cancelStopLoss, { stopId: 'L0' }, by())).toMatchObject({
    code: 'unknown-bet',
  });
});

test.each([
  ['the price is there already', 2_54, 'home', 'no-cash-out'],
  ['better than the price of now', 2_00, 'home', 'no-cash-out'],
  ['a runner that one order does not even out', 3_00, 'draw', 'no-cash-out'],
  ['a price between two steps', 3_01, 'home', 'off-ladder'],
  ['a runner nobody knows', 3_00, 'nobody', 'unknown-market'],
] as const)('%s is refused', async (_, price, runnerId, code) => {
  expect(await refusal(price, runnerId)).toMatchObject({ code });
  expect(await stops()).toEqual([]);
});

test('nobody else sees it, and a break ends it: none is set and none places', async () => {
  await set();
  const { marketId } = context;
  expect(
    (await context.app.call(listStopLosses, { marketId }, context.players.emeka)).stops,
  ).toEqual([]);
  await context.app.call(takeBreak, { kind: 'time-out', length: 1 }, by());
  expect(await stops()).toMatchObject([{ state: 'ended', reason: 'You took a break.' }]);
  expect(await refusal(3_50)).toMatchObject({ code: 'on-a-break' });
  context.book([[3, 5000]], [[3.1, 5000]]);
  expect((await bets()).filter(({ side }) => side === 'lay')).toEqual([]);
});

test('at the end of the market it ends, and a jump of the clock leaves what steps leave', async () => {
  const worlds = await Promise.all([openBook({ isWorlds: true }), openBook({ isWorlds: true })]);
  const outcomes = await Promise.all(
    worlds.map(async (world, index) => {
      const market = () => world.operator.world.market(world.marketId, world.operator.clock.now());
      const best = market()?.runners[0]?.back[0]?.[0] ?? 0;
      const { runnerId = '' } = market()?.runners[0] ?? {};
      await world.place({ side: 'back', odds: best / 100, naira: 500, runnerId });
      const price = best < 4_00 ? Math.ceil((best + 20) / 10) * 10 : 1000_00;
      const input = { gameId: world.gameId, marketId: world.marketId, runnerId, price };
      await world.app.call(setStopLoss, input, { ...world.players.adaeze, key: 'w' });
      for (let step = 0; step < (index === 0 ? 1 : 72); step++) {
        world.control.run('clock', { advance: index === 0 ? '72h' : '1h' });
      }
      const as = world.players.adaeze;
      const { stops: told } = await world.app.call(
        listStopLosses,
        { marketId: world.marketId },
        as,
      );
      return { told, balance: (await world.app.call(listBets, {}, as)).bets };
    }),
  );
  expect(outcomes[0]?.told[0]?.state).not.toBe('waiting');
  expect(outcomes[0]).toEqual(outcomes[1]);
});
