import { expect, test } from 'vitest';
import type { CouponPick } from './couponDraft.ts';
import type { SlipLeg } from './couponLegs.ts';
import { couponOrders, couponReturns, wireOrder } from './couponOrders.ts';

const MAX_WIN = 15_000_000_00;

function leg(game: string, oddsHundredths: number, rest: Partial<SlipLeg> = {}): SlipLeg {
  const pick: CouponPick = {
    ...{ gameId: game, marketId: `${game}:f-1x2`, selectionId: 'home', reference: `ref-${game}` },
    ...{ oddsHundredths, version: 3 },
  };
  return {
    ...{ pick, quote: undefined, state: 'open', oddsHundredths, change: 'same', isAccepted: true },
    ...rest,
  };
}

const out = (game: string): SlipLeg => {
  const base = leg(game, 150);
  return { ...base, pick: { ...base.pick, isOut: true } };
};
const terms = { kind: 'acca', size: 2, stakeKobo: 1000_00, reference: 'ref' } as const;
const three = [leg('a', 200), leg('b', 300), leg('c', 150)];

test('an accumulator is one bet of all that are not left out', () => {
  const [order, ...others] = couponOrders([...three, out('d')], terms);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ kind: 'acca', reference: 'ref', coupon: { size: 3 } });
  expect(couponReturns(order ? [order] : [], MAX_WIN, false)).toMatchObject({
    stakeKobo: 1000_00,
    returnKobo: 9000_00,
    totalOddsHundredths: 900,
    lines: 1,
    isCapped: false,
  });
});

test('while the odds of a leg are unknown, so are those of all together', () => {
  const legs = [...three, leg('d', 150, { state: 'unknown', oddsHundredths: undefined })];
  const { totalOddsHundredths } = couponReturns(couponOrders(legs, terms), MAX_WIN, false);
  expect(totalOddsHundredths).toBeUndefined();
});

test('with one leg left in, it is a single', () => {
  expect(couponOrders([leg('a', 200), out('b')], terms)).toMatchObject([{ kind: 'single' }]);
});

test('singles are a bet each with the whole stake and a key of their own; what is off is not bet', () => {
  const legs = [leg('a', 200), leg('b', 300, { state: 'suspended' }), leg('c', 150)];
  const orders = couponOrders(legs, { ...terms, kind: 'single' });
  expect(orders.map(({ reference }) => reference)).toEqual(['ref-a', 'ref-c']);
  expect(couponReturns(orders, MAX_WIN, false)).toMatchObject({
    stakeKobo: 2000_00,
    returnKobo: 3500_00,
    lines: 2,
    totalOddsHundredths: undefined,
  });
});

test('a single with a stake of its own is bet with it, and an accumulator knows nothing of it', () => {
  const [first, ...others] = three;
  if (!first) throw new Error('No leg');
  const legs = [{ ...first, pick: { ...first.pick, stakeKobo: 50_00 } }, ...others];
  const orders = couponOrders(legs, { ...terms, kind: 'single' });
  expect(orders.map(({ coupon }) => coupon.stakeKobo)).toEqual([50_00, 1000_00, 1000_00]);
  expect(couponReturns(orders, MAX_WIN, false)).toMatchObject({
    stakeKobo: 2050_00,
    returnKobo: 4600_00,
  });
  expect(couponOrders(legs, terms)[0]?.coupon.stakeKobo).toBe(1000_00);
});

test('one cut is one bet at one price, and is sent without a size', () => {
  const [order] = couponOrders(three, { ...terms, kind: 'one-cut' });
  if (!order) throw new Error('No bet');
  // 9.00 ÷ (1 + 1 + 2 + 0.50) is 2.00.
  expect(couponReturns([order], MAX_WIN, false)).toMatchObject({
    returnKobo: 2000_00,
    totalOddsHundredths: 200,
    lines: 1,
  });
  const wire = wireOrder(order, { onPriceChange: 'better' });
  expect(wire).toMatchObject({ kind: 'one-cut', legs: [{}, {}, {}] });
  expect(wire.size).toBeUndefined();
});

test('a system shares its stake between its lines', () => {
  const orders = couponOrders(three, { ...terms, kind: 'system', stakeKobo: 300_00 });
  // ₦100 on each of 2.00 × 3.00, 2.00 × 1.50 and 3.00 × 1.50.
  expect(couponReturns(orders, MAX_WIN, false)).toMatchObject({ lines: 3, returnKobo: 1350_00 });
});

test('a free bet keeps its stake, and the most is a cap that is said', () => {
  const free = couponReturns(couponOrders(three, terms), MAX_WIN, true);
  expect(free.returnKobo).toBe(8000_00);
  const long = couponOrders([leg('a', 1000_00), leg('b', 1000_00)], terms);
  expect(couponReturns(long, MAX_WIN, false)).toMatchObject({
    returnKobo: MAX_WIN,
    isCapped: true,
  });
});

test('it is sent at the odds that were read', () => {
  const [order] = couponOrders([leg('a', 200, { oddsHundredths: 210, change: 'better' })], terms);
  const sent = order && wireOrder(order, { onPriceChange: 'better' });
  expect(sent).toMatchObject({ kind: 'single', stake: 1000_00, onPriceChange: 'better' });
  expect(sent?.legs).toEqual([
    { gameId: 'a', marketId: 'a:f-1x2', selectionId: 'home', odds: 200, version: 3 },
  ]);
});
