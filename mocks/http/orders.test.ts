import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changeMoneyLimit, getSaferPlay, takeBreak } from '../../src/contract/account/saferPlay.ts';
import { betChanged, listBets, placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import {
  cancelAllBets,
  cancelBet,
  cancelMarketBets,
  changeBet,
} from '../../src/contract/betting/orders.ts';
import { openBook } from '../domain/orders/testBook.ts';

let context: Awaited<ReturnType<typeof openBook>>;
beforeEach(async () => {
  context = await openBook();
});

/** The vectors of orders, through the API. */
test('1 and 2: a part is matched at once, the rest waits, and a trade matches more of it', async () => {
  context.book(
    [
      [2.5, 300],
      [2.48, 500],
    ],
    [],
  );
  const bet = await context.place({ side: 'back', odds: 2.48, naira: 1_000 });
  expect(bet).toMatchObject({
    state: 'part-matched',
    priceAsked: 2_48,
    priceMatched: 2_49,
    stakeMatched: 800_00,
    stakeWaiting: 200_00,
    profit: 1_190_00,
    rest: 'keep',
    fills: [
      { price: 2_50, stake: 300_00 },
      { price: 2_48, stake: 500_00 },
    ],
  });
  expect(await context.exposure()).toBe(1_000);

  context.control.run('cross', { betId: bet.betId, naira: 50 });
  const { bets } = await context.app.call(listBets, { group: 'open' }, context.players.adaeze);
  expect(bets[0]).toMatchObject({
    stakeMatched: 850_00,
    stakeWaiting: 150_00,
    profit: 1_264_00,
  });
});

test('3 and 4: a waiting lay counts only where it loses, and frees money once it is matched', async () => {
  const lay = await context.place({ side: 'lay', odds: 3, naira: 1_000 });
  context.book([[3.2, 1_000]], []);
  await context.place({ side: 'back', odds: 3.2, naira: 1_000, rest: 'fill' });
  expect(await context.exposure()).toBe(1_000);
  context.control.run('fill', { betId: lay.betId });
  expect(await context.told(lay)).toBe('1000/0/0/0 matched');
  expect(await context.exposure()).toBe(0);
});

test.each([
  ['the fill first', '50/0/150/0 matched', 150_00],
  ['the cancel first', '0/0/200/0 cancelled', 200_00],
])('5: a fill and a cancel at one instant, %s: %s', async (which, told, cancelled) => {
  const bet = await context.place({ side: 'back', odds: 2.48, naira: 200 });
  const fill = () => context.control.run('cross', { betId: bet.betId, naira: 50 });
  if (which === 'the fill first') fill();
  expect((await context.cancel(bet)).cancelled).toBe(cancelled);
  if (which === 'the cancel first') expect(fill).toThrow('No order');
  expect(await context.told(bet)).toBe(told);
});

test('6: a smaller stake keeps its place in the queue', async () => {
  context.book([], [[2.48, 2_000]]);
  const bet = await context.place({ side: 'back', odds: 2.48, naira: 500 });
  await context.change(bet, undefined, 300);
  context.control.run('cross', { betId: bet.betId, naira: 2_100 });
  expect(await context.told(bet)).toBe('100/200/0/0 part-matched');
});

test('7: a larger stake stands behind those who came meanwhile', async () => {
  context.book([], [[2.48, 2_000]]);
  const bet = await context.place({ side: 'back', odds: 2.48, naira: 500 });
  context.book([], [[2.48, 2_400]]);
  await context.change(bet, undefined, 800);
  context.control.run('cross', { betId: bet.betId, naira: 2_100 });
  expect(await context.told(bet)).toBe('0/800/0/0 unmatched');
  context.control.run('cross', { betId: bet.betId, naira: 301 });
  expect(await context.told(bet)).toBe('1/799/0/0 part-matched');
});

test('8: a change, and a new order, that would match the player’s own order is refused', async () => {
  await context.place({ side: 'back', odds: 2.4, naira: 500 });
  const lay = await context.place({ side: 'lay', odds: 2.3, naira: 500 });
  const refused = await context.change(lay, 2.5, undefined);
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'own-order']);
  expect(await context.told(lay)).toBe('0/500/0/0 unmatched');
  expect(await context.refusal({ side: 'lay', odds: 2.5, naira: 500 })).toBe('own-order');
});

test('what fills passes the player’s own order by, and takes the money of others', async () => {
  await context.place({ side: 'back', odds: 2.4, naira: 500 });
  expect(await context.refusal({ side: 'lay', odds: 2.5, naira: 500, rest: 'fill' })).toBe(
    'unmatched',
  );
  context.book([], [[2.44, 500]]);
  const lay = await context.place({ side: 'lay', odds: 2.5, naira: 500, rest: 'fill' });
  expect(lay).toMatchObject({ state: 'matched', priceMatched: 2_44 });
});

test('two players match each other, at the price of who waited, first come first served', async () => {
  const first = await context.place({ side: 'back', odds: 2.4, naira: 300 });
  const second = await context.place({ side: 'back', odds: 2.4, naira: 300 });
  const better = await context.place({ side: 'back', odds: 2.38, naira: 100 });
  const asked = { side: 'lay', odds: 2.5, naira: 600, by: 'emeka' } as const;
  const lay = await context.place(asked);
  expect(lay.fills).toEqual([
    { price: 2_38, stake: 100_00 },
    { price: 2_40, stake: 500_00 },
  ]);
  expect(await context.told(better)).toBe('100/0/0/0 matched');
  expect(await context.told(first)).toBe('300/0/0/0 matched');
  expect(await context.told(second)).toBe('200/100/0/0 part-matched');
});

test('sizes contain waiting orders, and what is taken is gone', async () => {
  const shown = async () => {
    const { markets } = await context.app.call(getEvent, { gameId: context.gameId });
    const home = markets[0]?.runners.find(({ runnerId }) => runnerId === 'home');
    return [home?.back, home?.lay, home?.lastTraded];
  };
  context.book(
    [
      [2.5, 300],
      [2.48, 500],
    ],
    [[2.52, 400]],
  );
  await context.place({ side: 'back', odds: 2.52, naira: 150 });
  expect((await shown()).slice(0, 2)).toEqual([
    [
      [2_50, 300_00],
      [2_48, 500_00],
    ],
    [[2_52, 550_00]],
  ]);
  await context.place({ side: 'back', odds: 2.48, naira: 350, rest: 'fill' });
  expect(await shown()).toEqual([[[2_48, 450_00]], [[2_52, 550_00]], 2_48]);
});

test('the least part is matched at once or nothing is', async () => {
  context.book([[2.5, 300]], []);
  const asked = { side: 'back', odds: 2.5, naira: 1_000 } as const;
  expect(await context.refusal({ ...asked, least: 301 })).toBe('least-part');
  expect(await context.refusal({ ...asked, least: 1_001 })).toBe('invalid');
  expect(await context.place({ ...asked, least: 300 })).toMatchObject({
    state: 'part-matched',
    leastPart: 300_00,
  });
});

test('a market’s orders are cancelled, and then all; each call has one effect under its key', async () => {
  const home = await context.place({ side: 'back', odds: 3, naira: 300 });
  const away = await context.place({ side: 'back', odds: 4, naira: 200, runnerId: 'away' });
  const sent = { ...context.players.adaeze, key: 'once' };
  const { marketId } = context;
  expect((await context.app.call(cancelMarketBets, { marketId: 'x' }, sent)).bets).toEqual([]);
  const key = { ...context.players.adaeze, key: 'market' };
  const cancelled = await context.app.call(cancelMarketBets, { marketId }, key);
  expect(cancelled.cancelled).toBe(500_00);
  expect(cancelled.bets.map(({ betId }) => betId).sort()).toEqual([home.betId, away.betId].sort());

  await context.place({ side: 'back', odds: 3, naira: 300 });
  expect(await context.app.call(cancelMarketBets, { marketId }, key)).toEqual(cancelled);
  expect(await context.exposure()).toBe(300);
  const all = await context.app.call(cancelAllBets, {}, sent.token ? context.players.adaeze : {});
  expect(all.cancelled).toBe(300_00);
  expect(await context.exposure()).toBe(0);
});

test('only one’s own waiting bets can be cancelled and changed', async () => {
  context.book([[2.5, 300]], []);
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 300 });
  const { betId } = bet;
  const by = { ...context.players.emeka, key: 'k' };
  expect(await context.app.refusal(cancelBet, { betId }, by)).toMatchObject({
    code: 'unknown-bet',
  });
  expect(await context.cancel(bet)).toMatchObject({ cancelled: 0, bet: { state: 'matched' } });
  const refused = await context.app.refusal(
    changeBet,
    { betId, stake: 500_00 },
    context.players.adaeze,
  );
  expect(refused).toMatchObject({ code: 'not-waiting', status: 422 });
});

test('a change to another price is matched there as far as it goes', async () => {
  context.book(
    [
      [2.5, 300],
      [2.48, 100],
    ],
    [],
  );
  const bet = await context.place({ side: 'back', odds: 2.6, naira: 1_000 });
  await context.change(bet, 2.48, undefined);
  expect(await context.told(bet)).toBe('400/600/0/0 part-matched');
  await context.change(bet, undefined, 500);
  expect(await context.told(bet)).toBe('400/100/0/0 part-matched');
  await context.change(bet, undefined, 200);
  expect(await context.told(bet)).toBe('400/0/0/0 matched');
});

test('a change is checked for steps, limits and money like an order', async () => {
  const bet = await context.place({ side: 'lay', odds: 3, naira: 1_000 });
  const refused = async (odds?: number, naira?: number) =>
    (await (await context.change(bet, odds, naira)).json()).code;
  expect(await refused(3.03)).toBe('off-ladder');
  expect(await refused(undefined, 99)).toBe('below-min');
  expect(await refused(undefined, 1_000.5)).toBe('not-whole-naira');
  expect(await refused(undefined, 260_000)).toBe('above-max');
  expect(await refused(undefined, 126_000)).toBe('not-enough-available');
  expect(await context.told(bet)).toBe('0/1000/0/0 unmatched');
  expect(await context.exposure()).toBe(2_000);
});

test('a bet placed as before is all or nothing', async () => {
  context.book([[2.5, 300]], []);
  const { gameId, marketId } = context;
  const bet = {
    ...{ gameId, marketId, runnerId: 'home', version: 1 },
    ...{ side: 'back' as const, price: 2_50, stake: 301_00, onPriceChange: 'better' as const },
  };
  const refused = await context.app.refusal(placeMatchOddsBet, bet, context.players.adaeze);
  expect(refused.code).toBe('unmatched');
});

test('a loss limit is checked at the price that can be matched', async () => {
  const { app, players } = context;
  context.book([], [[3.5, 1_000]]);
  const { moneyLimits } = await app.call(getSaferPlay, {}, players.adaeze);
  const used = moneyLimits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.used;
  const limit = (naira: number) => {
    const amount = (used ?? 0) + naira * 100;
    return app.call(changeMoneyLimit, { kind: 'loss', period: 'day', amount }, players.adaeze);
  };
  // At the price asked this lay can lose ₦2,000, at the one on offer ₦2,500.
  const lay = { side: 'lay', odds: 3, naira: 1_000, rest: 'fill', onPriceChange: 'any' } as const;
  await limit(2_499);
  expect(await context.refusal(lay)).toBe('loss-limit');
  expect(await context.refusal({ ...lay, rest: 'keep', odds: 3.5 })).toBe('loss-limit');
  expect(await context.place({ ...lay, naira: 999 })).toMatchObject({ liability: 2_497_50 });
});

test('a withdrawn runner is no result that a position can lose by', async () => {
  for (const runnerId of ['home', 'draw', 'away']) {
    context.book([[3, 100_000]], [], runnerId);
    await context.place({ side: 'back', odds: 3, naira: 80_000, rest: 'fill', runnerId });
  }
  expect(await context.exposure()).toBe(0);
  const { control, marketId } = context;
  control.run('withdraw', { marketId, runnerId: 'draw', factor: 0 });
  expect(context.position().map(({ result }) => result / 100)).toEqual([80_000, 80_000]);
  expect(await context.exposure()).toBe(0);
  expect((await context.app.call(listBets, {}, context.players.adaeze)).bets[0]?.runners).toEqual([
    expect.objectContaining({ runnerId: 'home' }),
    expect.objectContaining({ runnerId: 'away' }),
  ]);
});

test('what a maker loses is what its takers win, to the kobo', async () => {
  context.book([], [[3.3, 1_000]]);
  await context.place({ side: 'lay', odds: 3.3, naira: 1_000, rest: 'fill' });
  context.book([], []);
  await context.place({ side: 'lay', odds: 3.35, naira: 700, by: 'emeka' });
  for (const naira of [0.01, 100.01, 100.01, 100.01, 100.03]) {
    await context.place({ side: 'back', odds: 3.35, naira, rest: 'fill', closes: true });
  }
  const { control, marketId, operator } = context;
  control.run('settle', { marketId, result: { kind: 'winner', runnerId: 'home' } });
  const sums = { back: 0, lay: 0 };
  const bets = operator.db.bets.where('marketId', marketId);
  for (const { side, askedHundredths, resultKobo } of bets) {
    if (askedHundredths === 3_35) sums[side] += resultKobo ?? 0;
  }
  expect(sums.back).toBeGreaterThan(0);
  expect(sums.lay).toBe(-sums.back);
  const { bets: shown } = await context.app.call(listBets, {}, context.players.emeka);
  expect(shown[0]?.fills).toBeUndefined();
});

test('a break cancels what waits', async () => {
  const bet = await context.place({ side: 'back', odds: 3, naira: 300 });
  const { app, players } = context;
  await app.call(takeBreak, { kind: 'time-out', length: 1 }, { ...players.adaeze, key: 'break' });
  expect(await context.told(bet)).toBe('0/0/300/0 cancelled');
});

test('an order in its delay when a break begins does not wait in the book after it', async () => {
  context = await openBook({ inPlay: true });
  context.book([[2.5, 100]], []);
  const { app, players } = context;
  const changed = await context.place({ side: 'back', odds: 2.6, naira: 1_000 });
  context.advance({ advance: '10s' });
  await context.change(changed, undefined, 2_000);
  const fresh = await context.place({ side: 'back', odds: 2.5, naira: 1_000 });
  await app.call(takeBreak, { kind: 'exclusion', length: 6 }, { ...players.adaeze, key: 'break' });
  context.advance({ advance: '10s' });
  // What was there at the end of the delay is matched, as for everybody; nothing comes after it.
  expect(await context.told(fresh)).toBe('100/0/900/0 matched');
  expect(await context.told(changed)).toBe('0/0/2000/0 cancelled');
  context.book([], [[2.4, 50_000]]);
  expect(await context.told(fresh)).toBe('100/0/900/0 matched');
  expect(context.operator.db.bets.where('waitsIn', context.marketId)).toEqual([]);
});

test('a player hears of fills, of the end of an order and of a void market, as events', async () => {
  const heard = () =>
    context.control.run('journal', { since: 0 }).flatMap(({ subject, sent }) => {
      const told = z.safeDecode(betChanged.payload, sent as never);
      return subject === betChanged.name && told.success ? [told.data.bet] : [];
    });
  context.book([[2.5, 300]], []);
  const bet = await context.place({ side: 'back', odds: 2.5, naira: 1_000 });
  context.control.run('fill', { betId: bet.betId, naira: 200 });
  await context.cancel(bet);
  const result = { kind: 'void', reason: 'The match was abandoned' } as const;
  context.control.run('settle', { marketId: context.marketId, result });
  expect(
    heard().map(({ state, stakeMatched, stakeWaiting = 0, stakeCancelled = 0, reason = '' }) =>
      [state, stakeMatched / 100, stakeWaiting / 100, stakeCancelled / 100, reason].join(' '),
    ),
  ).toEqual([
    'part-matched 300 700 0 ',
    'part-matched 500 500 0 ',
    'matched 500 0 500 ',
    'void 500 0 500 The match was abandoned',
  ]);
});
