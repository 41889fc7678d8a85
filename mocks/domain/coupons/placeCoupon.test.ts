import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { getCoupon, listCoupons, priceSelections } from '../../../src/contract/betting/coupon.ts';
import {
  cashOutCoupon,
  listCouponBets,
  type PlaceCoupon,
  type PlacedLeg,
  placeCoupon,
  quoteCashOut,
} from '../../../src/contract/betting/couponBets.ts';
import { editCoupon } from '../../../src/contract/betting/couponEdits.ts';
import { listBonuses } from '../../../src/contract/cashier/bonus.ts';
import { getStatement } from '../../../src/contract/cashier/statement.ts';
import { getExposure } from '../../../src/contract/cashier/wallet.ts';
import { statementFault } from '../../../src/domain/account/statement.ts';
import { bookingCode, readBookingCode } from '../../../src/domain/sportsbook/bookingCode.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { balanceOf } from '../money/ledger.ts';

let app: TestCaller;
let token: string;
beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
});

const balance = () => balanceOf(app.backend.context.operator, ADAEZE_ID);
const run = (name: string, input: unknown) => app.backend.control.runParsed(name, input);

/** The first winner selection of this many matches. */
async function legs(count: number, live = false): Promise<PlacedLeg[]> {
  const { events } = await app.call(listCoupons, {
    sport: 1,
    time: live ? 'live' : 'prematch',
  });
  const open = events.flatMap(({ gameId, markets }) => {
    const [winner] = markets;
    const selection = winner?.selections.find(({ odds }) => odds !== undefined);
    if (!winner || selection?.odds === undefined) return [];
    const { marketId, version } = winner;
    return [
      { gameId, marketId, selectionId: selection.selectionId, odds: selection.odds, version },
    ];
  });
  expect(open.length).toBeGreaterThanOrEqual(count);
  return open.slice(0, count);
}

async function order(count: number, about: Partial<PlaceCoupon> = {}): Promise<PlaceCoupon> {
  const kind = count === 1 ? 'single' : 'acca';
  return { kind, legs: await legs(count), stake: 1_000_00, onPriceChange: 'better', ...about };
}

const place = (bet: PlaceCoupon, key = 'k1') => app.call(placeCoupon, bet, { token, key });
const refused = (bet: PlaceCoupon) => app.refusal(placeCoupon, bet, { token, key: 'k1' });

describe('before play', () => {
  test('the stake leaves the balance and is no exposure', async () => {
    const { bet } = await place(await order(3));
    expect(bet).toMatchObject({ state: 'open', kind: 'acca', size: 3, combinations: 1 });
    expect(balance()).toBe(249_000_00);
    expect((await app.call(getExposure, {}, { token })).exposureAmount).toBe(0);
    const { bets } = await app.call(listCouponBets, { reference: 'k1' }, { token });
    expect(bets).toMatchObject([{ ...bet, cashOut: { amount: expect.any(Number) } }]);
  });

  test('the same key is one bet: ten times, at once, and after a lost answer', async () => {
    const bet = await order(2);
    run('fault', { match: 'POST /sportsbook/bets', ackLost: true, times: 1 });
    expect((await app.send(placeCoupon, bet, { token, key: 'k1' })).type).toBe('error');
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(bet)));
    expect(new Set(answers.map((answer) => answer.bet.couponId)).size).toBe(1);
    expect(balance()).toBe(249_000_00);
  });

  test.each<[string, Partial<PlaceCoupon>]>([
    ['below-min', { stake: 9_00 }],
    ['above-max', { stake: 1_000_001_00 }],
    ['not-whole-naira', { stake: 1_000_50 }],
    ['not-enough-available', { stake: 250_001_00 }],
    ['combination-not-allowed', { kind: 'single' }],
    ['combination-not-allowed', { kind: 'system' }],
    ['combination-not-allowed', { kind: 'system', size: 3 }],
    ['combination-not-allowed', { legs: [] }],
  ])('%s is refused, and nothing is taken', async (code, about) => {
    expect(await refused(await order(3, about))).toMatchObject({ code, status: 422 });
    expect(balance()).toBe(250_000_00);
  });

  test('two legs of one match cannot stand in one bet', async () => {
    const [leg] = await legs(1);
    const { event } = await app.call(getCoupon, { gameId: leg?.gameId ?? '' });
    const goals = event.markets.find(({ kind }) => kind === 'over_under');
    const [over] = goals?.selections ?? [];
    if (!leg || !goals || over?.odds === undefined) throw new Error('No goals are offered');
    const { marketId, version } = goals;
    const second = { ...leg, marketId, version, selectionId: over.selectionId, odds: over.odds };
    const refusal = await refused(await order(2, { legs: [leg, second] }));
    expect(refusal.message).toMatch(/two selections of the same match/);
  });

  test('a leg that is suspended is named, and the others are not', async () => {
    const bet = await order(3);
    run('market', { marketId: bet.legs[1]?.marketId, status: 'suspended' });
    const { code, fields } = await refused(bet);
    expect(code).toBe('market-suspended');
    expect(Object.keys(fields ?? {})).toEqual(['legs.1']);
  });

  test.each([
    ['better', -10, 'price-moved'],
    ['none', 10, 'price-moved'],
    ['none', -10, 'price-moved'],
    ['any', -10, undefined],
    ['better', 10, undefined],
  ] as const)(
    'with %s, when the odds have changed by %i hundredths: %s',
    async (choice, by, code) => {
      const good = await order(2, { onPriceChange: choice });
      const read = good.legs.map((leg) => ({ ...leg, odds: leg.odds - by }));
      if (code === undefined) {
        const { bet } = await place({ ...good, legs: read });
        expect(bet.legs.map(({ odds }) => odds)).toEqual(good.legs.map(({ odds }) => odds));
        return;
      }
      const refusal = await refused({ ...good, legs: read });
      expect(refusal).toMatchObject({ code });
      expect(refusal.fields).toMatchObject({
        'legs.0': expect.stringContaining('is now'),
        'legs.1': expect.stringContaining('is now'),
      });
    },
  );

  test('a free bet pays the stake, all of it and once', async () => {
    run('scenario', { name: 'free-bet' });
    const { bonuses } = await app.call(listBonuses, { status: 'active' }, { token });
    const freeBetId = bonuses[0]?.bonusId ?? '';
    const bet = await order(1, { freeBetId });
    const { code } = await refused({ ...bet, stake: 500_00 });
    expect(code).toBe('free-bet-not-usable');
    const placed = await place(bet);
    expect(placed.bet.potentialReturn).toBe(placed.bet.potentialWin - 1_000_00);
    expect(balance()).toBe(250_000_00);
    expect((await app.refusal(placeCoupon, bet, { token, key: 'k2' })).code).toBe(
      'free-bet-not-usable',
    );
  });
});

describe('in play', () => {
  const live = async (about: Partial<PlaceCoupon> = {}) =>
    order(1, { legs: await legs(1, true), onPriceChange: 'any', ...about });

  test('a bet waits six seconds, paid for, and is then open', async () => {
    const { bet } = await place(await live());
    expect(bet.state).toBe('delayed');
    expect((bet.decidesAt ?? 0) - bet.placedAt).toBe(6_000);
    expect(balance()).toBe(249_000_00);
    run('clock', { advance: '6s' });
    const { bets } = await app.call(listCouponBets, { reference: 'k1' }, { token });
    expect(bets).toMatchObject([{ state: 'open' }]);
  });

  test('a market suspended meanwhile refuses it and gives the stake back', async () => {
    const { bet } = await place(await live());
    run('market', { marketId: bet.legs[0]?.marketId, status: 'suspended' });
    run('clock', { advance: '6s' });
    const { bets } = await app.call(listCouponBets, { group: 'void' }, { token });
    expect(bets).toMatchObject([{ state: 'rejected', reasonCode: 'market-suspended' }]);
    expect(balance()).toBe(250_000_00);
  });
});

describe('cash-out', () => {
  test('is what the bet is worth now less the margin, paid once', async () => {
    const { bet } = await place(await order(2));
    const { couponId } = bet;
    const { cashOut } = await app.call(quoteCashOut, { couponId }, { token });
    // At exactly the odds it was placed at.
    expect(cashOut).toEqual({ amount: 950_00 });
    const sell = () =>
      app.call(cashOutCoupon, { couponId, amount: 950_00 }, { token, key: 'sell' });
    const answers = await Promise.all(Array.from({ length: 10 }, sell));
    for (const answer of answers) {
      expect(answer.bet).toMatchObject({ state: 'cashed-out', returned: 950_00 });
    }
    expect(balance()).toBe(249_950_00);
  });

  test('of a part pays its share once, and the rest is settled as a smaller bet', async () => {
    const { bet } = await place(await order(2));
    const { couponId } = bet;
    const sell = () =>
      app.call(cashOutCoupon, { couponId, amount: 237_50, part: 25_00 }, { token, key: 'part' });
    const answers = await Promise.all([sell(), sell(), sell()]);
    for (const answer of answers) {
      expect(answer.bet).toMatchObject({
        ...{ state: 'open', stake: 750_00, soldStake: 250_00, soldFor: 237_50 },
      });
      expect(answer.bet).not.toHaveProperty('restaked');
    }
    expect(answers[0]?.bet.potentialWin).toBe(Math.floor((bet.potentialWin * 3) / 4));
    expect(balance()).toBe(250_000_00 - 1000_00 + 237_50);
    const rest = await app.call(cashOutCoupon, { couponId, amount: 712_50 }, { token, key: 'all' });
    expect(rest.bet).toMatchObject({ state: 'cashed-out', returned: 712_50, soldFor: 237_50 });
    expect(balance()).toBe(249_950_00);
  });

  test('taking selections out stakes what the bet is worth on the others, once', async () => {
    const wanted = await order(3);
    const { bet } = await place(wanted);
    const { couponId } = bet;
    const legs = wanted.legs.slice(0, 2);
    const edit = () =>
      app.call(editCoupon, { couponId, amount: 950_00, legs }, { token, key: 'edit' });
    const [answer] = await Promise.all([edit(), edit(), edit()]);
    expect(answer?.bet).toMatchObject({
      ...{ couponId, state: 'open', kind: 'acca', stake: 950_00 },
      ...{ soldStake: 1000_00, soldFor: 950_00, restaked: 950_00 },
    });
    expect(answer?.bet.legs.map(({ marketId }) => marketId)).toEqual(
      legs.map(({ marketId }) => marketId),
    );
    // What was sold is staked again: nothing is left over of whole naira.
    expect(balance()).toBe(249_000_00);
  });

  test('a selection is added at the odds of now: the worth is staked on all of them, once', async () => {
    const wanted = await order(3);
    const { bet } = await place({ ...wanted, legs: wanted.legs.slice(0, 2) });
    const { couponId } = bet;
    const edit = () =>
      app.call(editCoupon, { couponId, amount: 950_00, legs: wanted.legs }, { token, key: 'edit' });
    const [answer] = await Promise.all([edit(), edit()]);
    expect(answer?.bet).toMatchObject({
      ...{ couponId, state: 'open', kind: 'acca', size: 3, stake: 950_00 },
      ...{ soldStake: 1000_00, soldFor: 950_00, restaked: 950_00 },
    });
    const odds = wanted.legs.map((leg) => leg.odds);
    const factor = odds.reduce((all, hundredths) => all * BigInt(hundredths), 1n);
    expect(answer?.bet.potentialWin).toBe(Number((950_00n * factor) / 1_000_000n));
    expect(balance()).toBe(249_000_00);
  });

  test('a single takes a second selection and is an accumulator then', async () => {
    const wanted = await order(2);
    const single = { kind: 'single', legs: wanted.legs.slice(0, 1) } as const;
    const { couponId } = (await place({ ...wanted, ...single })).bet;
    const input = { couponId, amount: 950_00, legs: wanted.legs };
    const { bet } = await app.call(editCoupon, input, { token, key: 'edit' });
    expect(bet).toMatchObject({ kind: 'acca', size: 2, stake: 950_00 });
  });

  test('an edit is refused honestly, and changes nothing', async () => {
    const wanted = await order(4);
    const [first, second, third] = wanted.legs;
    if (!first || !second || !third) throw new Error('Too few matches');
    const { bet } = await place({ ...wanted, legs: [first, second] });
    const { couponId } = bet;
    const [live] = await legs(1, true);
    const again = { ...first, selectionId: 'draw' };
    const moved = { ...third, odds: third.odds + 10 };
    const refusals: [PlacedLeg[], string][] = [
      [[], 'no-cash-out'],
      [[first, second], 'no-cash-out'],
      [live ? [first, second, live] : [], 'no-cash-out'],
      [[first, second, again], 'combination-not-allowed'],
      [[first, second, moved], 'price-moved'],
      [[first, second, { ...third, selectionId: 'nobody' }], 'unknown-market'],
    ];
    for (const [legs, code] of refusals) {
      const refusal = await app.refusal(editCoupon, { couponId, amount: 1_00, legs }, { token });
      expect(refusal.code).toBe(code);
    }
    const cut = await place({ ...wanted, kind: 'one-cut' }, 'cut');
    const ofCut = { couponId: cut.bet.couponId, amount: 1_00, legs: [first, second] };
    expect((await app.refusal(editCoupon, ofCut, { token })).code).toBe('no-cash-out');
    expect(balance()).toBe(248_000_00);
  });

  test('one cut has one price, and needs three selections', async () => {
    const wanted = await order(3, { kind: 'one-cut' });
    const { bet } = await place(wanted);
    expect(bet).toMatchObject({ kind: 'one-cut', size: 3, combinations: 1, potentialBonus: 0 });
    const odds = wanted.legs.map((leg) => leg.odds / 100);
    const price =
      odds.reduce((all, one) => all * one) / odds.reduce((sum, one) => sum + one - 1, 1);
    expect(Math.abs((bet.totalOdds ?? 0) - price * 100)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(bet.potentialReturn - 1_000_00 * price)).toBeLessThanOrEqual(1);
    // At exactly the odds it was placed at.
    const { cashOut } = await app.call(quoteCashOut, { couponId: bet.couponId }, { token });
    expect(cashOut).toEqual({ amount: 950_00 });
    const two = { ...wanted, legs: wanted.legs.slice(0, 2) };
    const refusal = await app.refusal(placeCoupon, two, { token, key: 'k2' });
    expect(refusal).toMatchObject({
      code: 'combination-not-allowed',
      message: 'One cut needs at least 3 selections.',
    });
  });

  test('for more than it is worth is refused with what it is worth', async () => {
    const { bet } = await place(await order(2));
    const input = { couponId: bet.couponId, amount: 950_01 };
    const refusal = await app.refusal(cashOutCoupon, input, { token });
    expect(refusal).toMatchObject({ code: 'price-moved', message: 'Cash-out is now ₦950.00' });
  });

  test('waits while a leg has no odds', async () => {
    const { bet } = await place(await order(2));
    run('market', { marketId: bet.legs[0]?.marketId, status: 'suspended' });
    const { couponId } = bet;
    const { cashOut } = await app.call(quoteCashOut, { couponId }, { token });
    expect(cashOut).toMatchObject({ reasonCode: 'market-suspended' });
    const refusal = await app.refusal(cashOutCoupon, { couponId, amount: 1_00 }, { token });
    expect(refusal.code).toBe('market-suspended');
  });
});

test('the operator voids a leg, and the rest goes on to be settled by the matches', async () => {
  const { bet } = await place(await order(3));
  const marketId = bet.legs[0]?.marketId;
  run('settle', { marketId, result: { kind: 'void', reason: 'Abandoned' } });
  const read = async () => {
    const { bets } = await app.call(listCouponBets, {}, { token });
    return bets[0];
  };
  expect((await read())?.legs[0]).toMatchObject({ state: 'void', reason: 'Abandoned' });
  run('clock', { advance: '3d' });
  const settled = await read();
  expect(settled?.state).toMatch(/won|lost/);
  expect(balance()).toBe(249_000_00 + (settled?.returned ?? 0));
  const days = { from: '2026-03-14', to: '2026-03-17' };
  const statement = await app.call(getStatement, days, { token });
  expect(statementFault(statement)).toBeUndefined();
  expect(statement.lines.filter(({ reference }) => reference === bet.couponId)[0]).toMatchObject({
    kind: 'bet-stake',
    amount: -1_000_00,
    product: 'sportsbook',
  });
});

test('a booking code is priced anew, with what is gone named as such', async () => {
  const { legs: chosen } = await order(3);
  const code = bookingCode(
    chosen.map(({ marketId, selectionId }) => ({ marketId, runnerId: selectionId })),
  );
  const read = readBookingCode(code ?? '') ?? [];
  run('market', { marketId: chosen[1]?.marketId, status: 'closed' });
  const { selections } = await app.call(priceSelections, {
    selections: [
      ...read.map(({ marketId, runnerId }) => ({ marketId, selectionId: runnerId })),
      { marketId: 's-20260314-99:f-1x2', selectionId: 'home' },
    ],
  });
  expect(selections.map(({ status }) => status)).toEqual(['open', 'closed', 'open', 'unknown']);
  expect(selections[0]?.offer?.selection.odds).toBe(chosen[0]?.odds);
});
