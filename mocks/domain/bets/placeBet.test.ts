import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listBets, type PlaceBet, placeMatchOddsBet } from '../../../src/contract/betting/bets.ts';
import { getEvent, listEvents } from '../../../src/contract/betting/catalogue.ts';
import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { OutcomeResult } from '../../../src/contract/betting/outcomeResult.ts';
import { getExposure } from '../../../src/contract/cashier/wallet.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';

let app: TestCaller;
let token: string;

beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
});

async function openMarket(isInPlay: boolean): Promise<Market> {
  const { events } = await app.call(listEvents, { category: 'soccer' });
  for (const { gameId, inPlay } of events) {
    if (inPlay !== isInPlay) continue;
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
    // In a match that is as good as won one side has no price.
    if (market?.runners.every(({ back }) => back.length > 0)) return market;
  }
  throw new Error('No open market');
}

function bestBack(market: Market, naira = 1000): PlaceBet {
  const [runner] = market.runners;
  return {
    gameId: market.gameId,
    marketId: market.marketId,
    runnerId: runner?.runnerId ?? '',
    side: 'back',
    price: runner?.back[0]?.[0] ?? 0,
    stake: naira * 100,
    version: market.version,
    onPriceChange: 'better',
  };
}

/** What a back that is matched comes to, as a bet that closes it names it. */
function positionOf(market: Market, { runnerId, price, stake }: PlaceBet): OutcomeResult[] {
  return market.runners.map((runner) => ({
    outcome: runner.runnerId,
    result: runner.runnerId === runnerId ? ((price - 100) * stake) / 100 : -stake,
  }));
}

describe('before play', () => {
  test('a bet at the best price is matched at once and counts as exposure', async () => {
    const order = bestBack(await openMarket(false));
    const { bet } = await app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    expect(bet).toMatchObject({ state: 'matched', stakeMatched: 1000_00, reference: 'k1' });
    const { exposureAmount } = await app.call(getExposure, {}, { token });
    expect(exposureAmount).toBe(1000_00);
    const { bets } = await app.call(listBets, { reference: 'k1' }, { token });
    expect(bets).toEqual([bet]);
  });

  test('the same key gives the same answer and one bet, twice at once included', async () => {
    const order = bestBack(await openMarket(false));
    const place = () => app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    const answers = await Promise.all(Array.from({ length: 10 }, place));
    expect(new Set(answers.map(({ bet }) => bet.betId)).size).toBe(1);
    expect((await app.call(listBets, {}, { token })).total).toBe(1);
  });

  test('an answer that was lost is given again', async () => {
    const order = bestBack(await openMarket(false));
    app.backend.control.run('fault', { match: 'POST /bet/match/odds', ackLost: true, times: 1 });
    const lost = await app.send(placeMatchOddsBet, order, { token, key: 'k1' });
    expect(lost.type).toBe('error');
    const { bet } = await app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    expect((await app.call(listBets, {}, { token })).bets).toEqual([bet]);
  });

  test.each<[string, (order: PlaceBet) => PlaceBet]>([
    ['below-min', (order) => ({ ...order, stake: 99_00 })],
    ['not-whole-naira', (order) => ({ ...order, stake: 1000_50 })],
    ['invalid', (order) => ({ ...order, stake: 1000_50, isHedge: true })],
    ['position-changed', (order) => ({ ...order, position: [{ outcome: 'home', result: 1_00 }] })],
    ['above-max', (order) => ({ ...order, stake: 500_001_00 })],
    ['off-ladder', (order) => ({ ...order, price: 10_10 })],
    ['unmatched', (order) => ({ ...order, stake: 240_000_00, onPriceChange: 'better' })],
    ['unknown-market', (order) => ({ ...order, runnerId: 'nobody' })],
  ])('%s is refused with its text, and nothing is kept', async (code, change) => {
    const order = change(bestBack(await openMarket(false)));
    const refusal = await app.refusal(placeMatchOddsBet, order, { token, key: 'k1' });
    expect(refusal).toMatchObject({ code, error: true, message: expect.any(String) });
    expect((await app.call(listBets, {}, { token })).total).toBe(0);
  });

  test('a stake beyond the balance is refused', async () => {
    app.backend.control.run('scenario', { name: 'low-balance' });
    const order = bestBack(await openMarket(false), 200);
    const refusal = await app.refusal(placeMatchOddsBet, order, { token });
    expect(refusal.code).toBe('not-enough-available');
  });

  test('a hedge against a bet that is held may carry kobo and be small', async () => {
    const market = await openMarket(false);
    const order = bestBack(market);
    await app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    const position = positionOf(market, order);
    const hedge = { ...order, side: 'lay' as const, stake: 12_34, isHedge: true, position };
    const { bet } = await app.call(
      placeMatchOddsBet,
      { ...hedge, onPriceChange: 'any' },
      { token, key: 'k2' },
    );
    expect(bet).toMatchObject({ state: 'matched', stakeMatched: 12_34, isHedge: true });
    const { bets } = await app.call(listBets, { reference: 'k1' }, { token });
    expect(bets[0]?.isHedge).toBeUndefined();
  });

  test.each<[string, (order: PlaceBet, lay: PriceLevel) => PlaceBet, string | undefined]>([
    [
      'a lay of a part',
      (order, [price]) => ({ ...order, side: 'lay', price, stake: 50_25 }),
      undefined,
    ],
    ['more of the same', (order) => ({ ...order, stake: 50_25 }), 'not-whole-naira'],
    [
      'a lay of far more',
      (order, [price]) => ({ ...order, side: 'lay', price, stake: 60_000_25 }),
      'not-whole-naira',
    ],
  ])('with nothing left to bet, %s is judged by the worst outcome', async (_, of, code) => {
    const market = await openMarket(false);
    const order = bestBack(market);
    await app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    app.backend.control.run('adjust', { who: 'adaeze', naira: -249_000 });
    const position = positionOf(market, order);
    const hedge = { ...of(order, market.runners[0]?.lay[0] ?? [0, 0]), isHedge: true, position };
    const answer = await app.send(placeMatchOddsBet, hedge, { token, key: 'k2' });
    expect(await answer.json()).toMatchObject(code ? { code } : { bet: { state: 'matched' } });
    const { exposureAmount } = await app.call(getExposure, {}, { token });
    expect(exposureAmount).toBe(code ? 1000_00 : 949_75);
  });

  test('a suspended market takes no bets', async () => {
    const market = await openMarket(false);
    app.backend.control.run('market', { marketId: market.marketId, status: 'suspended' });
    const refusal = await app.refusal(placeMatchOddsBet, bestBack(market), { token });
    expect(refusal.code).toBe('market-suspended');
  });
});

describe('in play', () => {
  test('a bet waits for its delay, reserved, and is then decided', async () => {
    const order = { ...bestBack(await openMarket(true)), onPriceChange: 'any' as const };
    const { bet } = await app.call(placeMatchOddsBet, order, { token, key: 'k1' });
    expect(bet).toMatchObject({ state: 'delayed', stakeMatched: 0 });
    expect((await app.call(getExposure, {}, { token })).exposureAmount).toBe(1000_00);
    app.backend.control.run('clock', { advance: '5s' });
    const { bets } = await app.call(listBets, { reference: 'k1' }, { token });
    expect(bets).toMatchObject([{ betId: bet.betId, state: 'matched' }]);
  });

  test('a market suspended meanwhile refuses it, and frees what was reserved', async () => {
    const order = bestBack(await openMarket(true));
    const { bet } = await app.call(placeMatchOddsBet, order, { token });
    app.backend.control.run('market', { marketId: bet.marketId, status: 'suspended' });
    app.backend.control.run('clock', { advance: '5s' });
    const { bets } = await app.call(listBets, {}, { token });
    expect(bets).toMatchObject([{ state: 'rejected', reasonCode: 'market-suspended' }]);
    expect((await app.call(getExposure, {}, { token })).exposureAmount).toBe(0);
  });
});
