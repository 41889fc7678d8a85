import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { changeMoneyLimit } from '../../../src/contract/account/saferPlay.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import {
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  type PlacedLeg,
  placeCoupon,
  quoteCashOut,
} from '../../../src/contract/betting/couponBets.ts';
import { editCoupon } from '../../../src/contract/betting/couponEdits.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { balanceOf } from '../money/ledger.ts';
import { COUPON_LIMITS } from './couponTerms.ts';

let app: TestCaller;
let token: string;
let keys: number;
beforeEach(async () => {
  keys = 0;
  app = createTestCaller({ scenario: 'empty' });
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
});

const balance = () => balanceOf(app.backend.context.operator, ADAEZE_ID);
const anyKey = () => ({ token, key: `key ${keys++}` });

/** The longest odds of the first matches to come. */
async function longLegs(): Promise<PlacedLeg[]> {
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  return events.flatMap(({ gameId, markets: [winner] }) => {
    const [longest] = [...(winner?.selections ?? [])].sort((a, b) => (b.odds ?? 0) - (a.odds ?? 0));
    if (!winner || longest?.odds === undefined) return [];
    const { marketId, version } = winner;
    return [{ gameId, marketId, selectionId: longest.selectionId, odds: longest.odds, version }];
  });
}

function win(legs: readonly Pick<PlacedLeg, 'marketId' | 'selectionId'>[]): void {
  for (const { marketId, selectionId } of legs) {
    const result = { kind: 'winner', runnerId: selectionId };
    app.backend.control.runParsed('settle', { marketId, result });
  }
}

/** A bet of which all but the last leg have won. */
async function almostWon(count: number, stake: number): Promise<CouponBet> {
  const legs = (await longLegs()).slice(0, count);
  const order = { kind: 'acca', legs, stake, onPriceChange: 'better' } as const;
  const { bet } = await app.call(placeCoupon, order, anyKey());
  win(legs.slice(0, -1));
  return bet;
}

async function worth({ couponId }: CouponBet): Promise<number> {
  return (await app.call(quoteCashOut, { couponId }, { token })).cashOut.amount ?? 0;
}

async function sellPart({ couponId }: CouponBet, part: number): Promise<CouponBet> {
  return (await app.call(cashOutCoupon, { couponId, amount: 1, part }, anyKey())).bet;
}

async function read({ couponId }: CouponBet): Promise<CouponBet | undefined> {
  const { bets } = await app.call(listCouponBets, {}, { token });
  return bets.find((bet) => bet.couponId === couponId);
}

test('a bet in its delay has no cash-out yet, and says why', async () => {
  const { couponId } = await almostWon(4, 500_00);
  const { db, clock } = app.backend.context.operator;
  db.coupons.update(couponId, { state: 'delayed', decidesAt: clock.now() + 6000 });
  const { cashOut } = await app.call(quoteCashOut, { couponId }, { token });
  expect(cashOut.reason).toBe('This bet is still in its delay');
});

describe('parts of a bet', () => {
  test('however small, take stake with them and are worth no more than it', async () => {
    const bet = await almostWon(4, 50_00);
    const before = balance();
    const atFirst = await worth(bet);
    let { stake } = bet;
    for (let times = 0; times < 5; times++) {
      const after = await sellPart(bet, 1);
      expect(after.stake).toBeLessThan(stake);
      ({ stake } = after);
    }
    expect(balance() - before + (await worth(bet))).toBeLessThanOrEqual(atFirst);
  });

  test('end where the last kobo of stake would go: then only all of it is sold', async () => {
    const bet = await almostWon(4, 10_00);
    const parts = [75_00, 75_00, 75_00, 75_00, 25_00, 25_00];
    let left = bet;
    for (const part of parts) left = await sellPart(bet, part);
    expect(left.stake).toBe(1);
    const { couponId } = bet;
    const input = { couponId, amount: 1, part: 25_00 };
    expect((await app.refusal(cashOutCoupon, input, anyKey())).code).toBe('no-cash-out');
    const { bet: sold } = await app.call(cashOutCoupon, { couponId, amount: 1 }, anyKey());
    expect(sold.state).toBe('cashed-out');
  });

  test('and what is left return together no more than one bet can', async () => {
    const bet = await almostWon(9, 100_000_00);
    expect(bet.potentialReturn).toBe(COUPON_LIMITS.maxWin);
    const before = balance();
    for (const part of [75_00, 75_00, 75_00]) {
      const { maxWin, potentialReturn, soldFor } = await sellPart(bet, part);
      expect(maxWin).toBe(COUPON_LIMITS.maxWin - (soldFor ?? 0));
      expect(potentialReturn).toBeLessThanOrEqual(maxWin);
    }
    win(bet.legs.slice(-1));
    expect((await read(bet))?.state).toBe('won');
    expect(balance() - before).toBe(COUPON_LIMITS.maxWin);
  });
});

describe('an edit', () => {
  test('stakes what was paid again, so the bet keeps its maximum', async () => {
    const legs = (await longLegs()).slice(0, 3);
    const order = { kind: 'acca', legs, stake: 1_000_00, onPriceChange: 'better' } as const;
    const { couponId } = (await app.call(placeCoupon, order, anyKey())).bet;
    const input = { couponId, amount: 1, legs: legs.slice(0, 2) };
    const { bet } = await app.call(editCoupon, input, anyKey());
    expect(bet.maxWin).toBe(COUPON_LIMITS.maxWin - ((bet.soldFor ?? 0) - bet.stake));
  });

  test.each(['stake', 'loss'] as const)('keeps to the player’s own %s limit', async (kind) => {
    const bet = await almostWon(4, 500_00);
    const period = kind === 'stake' ? 'bet' : 'day';
    await app.call(changeMoneyLimit, { kind, period, amount: 1_000_00 }, { token });
    const [another] = (await longLegs()).filter(({ gameId }) =>
      bet.legs.every((leg) => leg.gameId !== gameId),
    );
    const last = bet.legs.slice(-1).map((leg) => ({ ...leg, version: 0 }));
    const legs = [...last, ...(another ? [another] : [])];
    expect(await worth(bet)).toBeGreaterThan(2_000_00);
    const before = balance();
    const input = { couponId: bet.couponId, amount: 1, legs };
    const refusal = await app.refusal(editCoupon, input, anyKey());
    expect(refusal.code).toBe(`${kind}-limit`);
    expect(balance()).toBe(before);
    expect(await read(bet)).toMatchObject({ stake: 500_00, legs: { length: 4 } });
  });

  test.each([
    ['adds no loss', { kind: 'loss', period: 'day' }, undefined],
    ['is one bet all the same', { kind: 'stake', period: 'bet' }, 'stake-limit'],
  ] as const)('that stakes no more than before %s', async (_, limit, code) => {
    const legs = (await longLegs()).slice(0, 3);
    const order = { kind: 'acca', legs, stake: 5_000_00, onPriceChange: 'better' } as const;
    const { couponId } = (await app.call(placeCoupon, order, anyKey())).bet;
    await app.call(changeMoneyLimit, { ...limit, amount: 1_000_00 }, { token });
    const input = { couponId, amount: 1, legs: legs.slice(0, 2) };
    if (code) expect((await app.refusal(editCoupon, input, anyKey())).code).toBe(code);
    else
      expect((await app.call(editCoupon, input, anyKey())).bet.stake).toBeLessThanOrEqual(5_000_00);
  });
});
