import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { listBets, type PlaceBet } from '../../src/contract/betting/bets.ts';
import { priceSelections } from '../../src/contract/betting/coupon.ts';
import { listCouponBets, placeCoupon } from '../../src/contract/betting/couponBets.ts';
import type { Market } from '../../src/contract/betting/market.ts';
import { getExposure } from '../../src/contract/cashier/wallet.ts';
import { placeTableBet } from '../../src/contract/casino/tables.ts';
import { getVirtuals, type VirtualRound } from '../../src/contract/casino/virtuals.ts';
import { virtualFault } from '../../src/domain/virtuals/check.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
});

const advance = (ms: number) => app.backend.control.run('clock', { advance: `${ms}ms` });

/** The league just after a round has begun. */
async function openRound() {
  const { round, asOf } = await app.call(getVirtuals, {});
  advance(round.endsAt - asOf + 100);
  return app.call(getVirtuals, {});
}

function orderIn(market: Market | undefined, runnerId: string, stake: number): PlaceBet {
  const { gameId = '', marketId = '', version = 0, runners = [] } = market ?? {};
  const price = runners.find((runner) => runner.runnerId === runnerId)?.back[0]?.[0] ?? 0;
  return { gameId, marketId, runnerId, side: 'back', price, stake, version, onPriceChange: 'none' };
}

test('every outcome of a match is backed, and each market pays the one that happened', async () => {
  const { round, asOf } = await openRound();
  const { exposureAmount: before } = await app.call(getExposure, {}, adaeze);
  const [match] = round.matches;
  for (const market of match?.markets ?? []) {
    for (const { runnerId } of market.runners) {
      const order = orderIn(market, runnerId, 100_00);
      await app.call(placeTableBet, order, { ...adaeze, key: `${market.marketId} ${runnerId}` });
    }
  }
  advance(round.endsAt - asOf);
  const { last } = await app.call(getVirtuals, {});
  const played = last.matches[0];
  const count = (side: string) => played?.goals.filter((goal) => goal.side === side).length ?? 0;
  const [home, away] = [count('home'), count('away')];
  const won = [
    home > away ? 'home' : home < away ? 'away' : 'draw',
    home + away > 2 ? 'over' : 'under',
    home > 0 && away > 0 ? 'yes' : 'no',
  ];
  const { bets } = await app.call(listBets, { product: 'casino', group: 'settled' }, adaeze);
  const mine = bets.filter(({ gameId }) => gameId === match?.gameId);
  expect(mine).toHaveLength(7);
  for (const { runnerId, result = 0, stake, priceMatched = 0 } of mine) {
    const profit = Math.round((stake * (priceMatched - 100)) / 100);
    expect(result).toBe(won.includes(runnerId) ? profit : -stake);
  }
  expect((await app.call(getExposure, {}, adaeze)).exposureAmount).toBe(before);
});

test('a played round follows from the secret whose hash was shown while bets were taken', async () => {
  const { round, asOf } = await openRound();
  expect(round.serverSeed).toBeUndefined();
  expect(round.matches.flatMap(({ goals }) => goals)).toEqual([]);
  advance(round.endsAt - asOf);
  const { last } = await app.call(getVirtuals, {});
  expect(last.commit).toBe(round.commit);
  expect(virtualFault({ ...last, serverSeed: last.serverSeed ?? '' })).toBeUndefined();
});

test.each([
  ['once the matches have kicked off', 121_000, 'market-closed'],
  ['of the round before', 181_000, 'unknown-market'],
])('a bet %s is refused', async (_, ms, code) => {
  const { round } = await openRound();
  const order = orderIn(round.matches[1]?.markets[0], 'home', 500_00);
  advance(ms);
  expect(await app.refusal(placeTableBet, order, adaeze)).toMatchObject({ code });
});

test('nobody lays a virtual match', async () => {
  const { round } = await openRound();
  const order = orderIn(round.matches[0]?.markets[0], 'home', 500_00);
  const lay = { ...order, side: 'lay' as const };
  expect(await app.refusal(placeTableBet, lay, adaeze)).toMatchObject({ status: 422 });
});

/** A leg on the match of this number. */
function legOn(round: VirtualRound, match: number, market: number, outcome: number) {
  const { gameId = '', markets = [] } = round.matches[match] ?? {};
  const { marketId = '', version = 0, runners = [] } = markets[market] ?? {};
  const { runnerId = '', back = [] } = runners[outcome] ?? {};
  return { gameId, marketId, selectionId: runnerId, odds: back[0]?.[0] ?? 0, version };
}

const acca = (legs: ReturnType<typeof legOn>[]) => ({
  ...{ kind: 'acca' as const, legs, stake: 100_00, onPriceChange: 'none' as const },
});

test('of all accumulators over three matches one wins, and pays the product of its prices', async () => {
  const { round, asOf } = await openRound();
  const outcomes = [0, 1, 2];
  for (const [a, b, c] of outcomes.flatMap((a) =>
    outcomes.flatMap((b) => [0, 1].map((c) => [a, b, c] as const)),
  )) {
    const legs = [legOn(round, 0, 0, a), legOn(round, 1, 0, b), legOn(round, 2, 1, c)];
    const key = `acca-${a}${b}${c}`;
    const { bet } = await app.call(placeCoupon, acca(legs), { ...adaeze, key });
    expect(bet).toMatchObject({ state: 'open', combinations: 1 });
    const product = legs.reduce((odds, leg) => odds * leg.odds, 10_000);
    expect(Math.abs(bet.potentialWin - product / 100 ** 3)).toBeLessThan(1);
  }
  advance(round.endsAt - asOf);
  const { bets } = await app.call(listCouponBets, { group: 'settled' }, adaeze);
  const mine = bets.filter(({ reference }) => reference.startsWith('acca-'));
  expect(mine).toHaveLength(18);
  const won = mine.filter(({ state }) => state === 'won');
  expect(won).toHaveLength(1);
  expect(won[0]?.returned).toBe(won[0]?.potentialReturn);
  expect(mine.filter(({ state }) => state === 'lost').map(({ returned }) => returned)).toEqual(
    Array.from({ length: 17 }, () => 0),
  );
});

test('two selections of one virtual match are in no accumulator', async () => {
  const { round } = await openRound();
  const legs = [legOn(round, 0, 0, 0), legOn(round, 0, 1, 0)];
  expect(await app.refusal(placeCoupon, acca(legs), adaeze)).toMatchObject({
    code: 'combination-not-allowed',
  });
});

test('its price is asked for as any of the sportsbook, until kick-off', async () => {
  const { round, asOf } = await openRound();
  const { marketId, selectionId, odds } = legOn(round, 3, 2, 0);
  const ask = async () =>
    (await app.call(priceSelections, { selections: [{ marketId, selectionId }] })).selections[0];
  expect(await ask()).toMatchObject({
    status: 'open',
    offer: { startsAt: round.betsCloseAt, inPlay: false, selection: { name: 'GG', odds } },
  });
  advance(round.betsCloseAt - asOf + 1000);
  expect(await ask()).toMatchObject({ status: 'closed' });
  const legs = [legOn(round, 3, 2, 0), legOn(round, 4, 0, 0)];
  expect(await app.refusal(placeCoupon, acca(legs), adaeze)).toMatchObject({
    code: 'market-closed',
  });
});
