import { expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import {
  cashOutCoupon,
  type PlacedLeg,
  placeCoupon,
} from '../../../src/contract/betting/couponBets.ts';
import { editCoupon } from '../../../src/contract/betting/couponEdits.ts';
import { listBonuses } from '../../../src/contract/cashier/bonus.ts';
import { getStatement } from '../../../src/contract/cashier/statement.ts';
import { betProfit } from '../../../src/domain/position/betProfit.ts';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { balanceOf } from '../money/ledger.ts';
import { stakedSince } from '../play/playUsed.ts';

/** When the cashback of the week of the tests is ready. */
const READY = '2026-03-17T11:00:00Z';
/** The last evening of that week, and the first night of the next. */
const SUNDAY = '2026-03-15T21:30:00Z';
const MONDAY = '2026-03-16T00:30:00Z';
const WHOLE = 100_00;

async function bought(on?: string) {
  const app = createTestCaller({ scenario: 'empty' });
  if (on) app.backend.control.runParsed('clock', { to: on });
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const late = [...events].sort((one, other) => other.startsAt - one.startsAt);
  const legs = late.slice(0, 3).flatMap(({ gameId, markets: [winner] }): PlacedLeg[] => {
    const home = winner?.selections.find(({ selectionId }) => selectionId === 'home');
    if (!winner || home?.odds === undefined) return [];
    const { marketId, version } = winner;
    return [{ gameId, marketId, selectionId: 'home', odds: home.odds, version }];
  });
  expect(legs).toHaveLength(3);
  const order = { kind: 'acca', legs, stake: 10_000_00, onPriceChange: 'better' } as const;
  const { bet } = await app.call(placeCoupon, order, { token, key: 'placed' });
  return { app, token, legs, couponId: bet.couponId };
}

type Bought = Awaited<ReturnType<typeof bought>>;

async function sell({ app, token, couponId }: Bought, part: number) {
  const isPart = part < WHOLE;
  const input = { couponId, amount: 1, ...(isPart && { part }) };
  return (await app.call(cashOutCoupon, input, { token, key: `part ${part}` })).bet;
}

async function edit({ app, token, couponId, legs }: Bought) {
  const input = { couponId, amount: 1, legs: legs.slice(0, 2) };
  return (await app.call(editCoupon, input, { token, key: 'edit' })).bet;
}

const operatorOf = ({ backend }: TestCaller) => backend.context.operator;
const gained = (app: TestCaller) => balanceOf(operatorOf(app), ADAEZE_ID) - 250_000_00;

async function statement({ app, token }: Bought) {
  const day = lagosIsoDate(operatorOf(app).clock.now());
  return app.call(getStatement, { from: day, to: day }, { token });
}

function lose({ app, legs: [first] }: Bought): void {
  const result = { kind: 'winner', runnerId: 'away' };
  app.backend.control.runParsed('settle', { marketId: first?.marketId, result });
}

async function cashback({ app }: Bought, at = Date.parse(READY)): Promise<number[]> {
  app.backend.control.runParsed('clock', { to: at });
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const { bonuses } = await app.call(listBonuses, {}, { token });
  return bonuses.filter(({ offer }) => offer === 'cashback').map(({ amount }) => amount);
}

const ACTS = [
  ['half sold', (bet: Bought) => sell(bet, 50_00)],
  ['edited', edit],
] as const;

test.each(ACTS)('a bet that was %s has won and lost nothing while it is open', async (_, act) => {
  const bet = await bought();
  const { stake } = await act(bet);
  const open = await statement(bet);
  expect(open.winnings).toBe(0);
  expect(betProfit(open.lines).netKobo).toBe(0);
  expect(open.openStake).toBe(stake);
  lose(bet);
  const settled = await statement(bet);
  expect(settled.winnings).toBe(gained(bet.app));
  expect(betProfit(settled.lines).netKobo).toBe(gained(bet.app));
  expect(settled.openStake).toBe(0);
});

test.each(ACTS)('cashback counts all that a bet that was %s has lost', async (_, act) => {
  const bet = await bought();
  await act(bet);
  lose(bet);
  expect(await cashback(bet)).toEqual([Math.floor(-gained(bet.app) / 10)]);
});

test('sold in one week and settled in the next, a bet counts in the next', async () => {
  const bet = await bought(SUNDAY);
  await sell(bet, 50_00);
  bet.app.backend.control.runParsed('clock', { to: MONDAY });
  lose(bet);
  expect(await cashback(bet)).toEqual([]);
  const nextReady = Date.parse(READY) + 7 * 24 * 60 * 60_000;
  expect(await cashback(bet, nextReady)).toEqual([Math.floor(-gained(bet.app) / 10)]);
});

test('sold parts were staked all the same', async () => {
  const bet = await bought();
  await sell(bet, 75_00);
  expect(stakedSince(operatorOf(bet.app), ADAEZE_ID, 0)).toBe(10_000_00);
});

test('a bet sold whole counts what it lost', async () => {
  const bet = await bought();
  await sell(bet, 75_00);
  await sell(bet, WHOLE);
  expect(gained(bet.app)).toBeLessThan(0);
  expect(await cashback(bet)).toEqual([Math.floor(-gained(bet.app) / 10)]);
});
