import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOdds } from '../market/formatOdds.ts';
import type { Leg } from './leg.ts';
import { type Coupon, combinationCount, couponReturn, totalOdds } from './sportsbook.ts';

const NO_CAP = Number.MAX_SAFE_INTEGER;

function leg(oddsHundredths: number, result?: Leg['result']): Leg {
  return { eventId: `${oddsHundredths}`, oddsHundredths, ...(result && { result }) };
}

const coupon = (stakeKobo: number, size: number, legs: Leg[]): Coupon => ({
  legs,
  size,
  stakeKobo,
});

const TREBLE = [leg(1_85), leg(2_10), leg(1_50)];
const SYSTEM = [leg(1_80), leg(2_00), leg(2_50)];

test.each([
  ['an accumulator of 5.8275', coupon(1_000_00, 3, TREBLE), 5_827_50],
  [
    'its leg at 2.10 void',
    coupon(1_000_00, 3, [leg(1_85), leg(2_10, 'void'), leg(1_50)]),
    2_775_00,
  ],
  ['its leg at 2.10 lost', coupon(1_000_00, 3, [leg(1_85), leg(2_10, 'lost'), leg(1_50)]), 0],
  ['every leg void gives the stake back', coupon(1_000_00, 1, [leg(1_85, 'void')]), 1_000_00],
  ['a system 2/3, all won', coupon(300_00, 2, SYSTEM), 1_310_00],
  ['a system 2/3, one lost', coupon(300_00, 2, [leg(1_80, 'lost'), leg(2_00), leg(2_50)]), 500_00],
  ['singles', coupon(300_00, 1, SYSTEM), 630_00],
  ['a stake that does not share equally', coupon(100_00, 2, SYSTEM), 436_66],
  ['fractions of a kobo are floored', coupon(1_01, 2, [leg(1_11), leg(1_11)]), 1_24],
])('%s', (_name, of, winKobo) => {
  expect(couponReturn(of, NO_CAP)).toEqual({
    winKobo,
    bonusKobo: 0,
    returnKobo: winKobo,
    isCapped: false,
  });
});

test('five legs of 1.50 earn 5 % of the potential win, floored to the kobo', () => {
  const five = coupon(
    1_000_00,
    5,
    [1, 2, 3, 4, 5].map(() => leg(1_50)),
  );
  expect(couponReturn(five, NO_CAP)).toEqual({
    winKobo: 7_593_75,
    bonusKobo: 379_68,
    returnKobo: 7_973_43,
    isCapped: false,
  });
});

test('a system earns no bonus', () => {
  const system = coupon(
    1_000_00,
    4,
    [1, 2, 3, 4, 5].map(() => leg(1_50)),
  );
  expect(couponReturn(system, NO_CAP).bonusKobo).toBe(0);
});

test('thirty long odds are counted too, and pay the most', () => {
  const thirty = coupon(
    100_00,
    30,
    Array.from({ length: 30 }, () => leg(90_00)),
  );
  expect(couponReturn(thirty, 15_000_000_00)).toMatchObject({
    returnKobo: 15_000_000_00,
    isCapped: true,
  });
  expect(totalOdds(thirty.legs)).toBe(Number.MAX_SAFE_INTEGER);
});

test('no bet pays more than the most', () => {
  const treble = coupon(1_000_00, 3, TREBLE);
  expect(couponReturn(treble, 5_000_00)).toMatchObject({ returnKobo: 5_000_00, isCapped: true });
  expect(couponReturn(treble, 5_827_50)).toMatchObject({ returnKobo: 5_827_50, isCapped: false });
});

test.each([
  ['three legs', TREBLE, '5.83'],
  ['one leg', [leg(1_85)], '1.85'],
  ['a void leg', [leg(1_85), leg(3_00, 'void')], '1.85'],
])('total odds of %s', (_name, legs, shown) => {
  expect(formatOdds(totalOdds(legs))).toBe(shown);
});

test('no legs have no odds', () => {
  expect(totalOdds([])).toBe(0);
});

test.each([
  [3, 2, 3],
  [15, 7, 6435],
  [5, 5, 1],
  [5, 1, 5],
  [2, 3, 0],
])('of %d legs in combinations of %d there are %d', (count, size, expected) => {
  const legs = Array.from({ length: count }, () => leg(1_50));
  expect(combinationCount({ legs, size })).toBe(expected);
});

describe('properties', () => {
  const anyLeg = fc
    .tuple(
      fc.integer({ min: 1_01, max: 30_00 }),
      fc.constantFrom<Leg['result']>(undefined, 'won', 'lost', 'void'),
    )
    .map(([odds, result]) => leg(odds, result));
  const anyCoupon = fc
    .tuple(fc.array(anyLeg, { minLength: 1, maxLength: 7 }), fc.nat(), fc.nat(1_000_000))
    .map(([legs, pick, stakeKobo]) => coupon(stakeKobo, 1 + (pick % legs.length), legs));

  /** Every combination, one after the other, as products of whole hundredths. */
  function products(legs: readonly Leg[], size: number): bigint[] {
    if (size === 0) return [1n];
    return legs.flatMap((first, index) => {
      const odds = { lost: 0, void: 100, won: first.oddsHundredths }[first.result ?? 'won'];
      return products(legs.slice(index + 1), size - 1).map((rest) => rest * BigInt(odds));
    });
  }

  test('a coupon returns what its combinations return one by one', () => {
    fc.assert(
      fc.property(anyCoupon, (of) => {
        const lines = products(of.legs, of.size);
        const sum = lines.reduce((total, product) => total + product, 0n);
        const divisor = BigInt(lines.length) * 100n ** BigInt(of.size);
        expect(couponReturn(of, NO_CAP).winKobo).toBe(
          Number((BigInt(of.stakeKobo) * sum) / divisor),
        );
      }),
    );
  });

  test('a leg made void never returns more than the leg won', () => {
    fc.assert(
      fc.property(anyCoupon, fc.nat(), (of, pick) => {
        const at = pick % of.legs.length;
        const withResult = (result: 'won' | 'void') => ({
          ...of,
          legs: of.legs.map((one, index) => (index === at ? { ...one, result } : one)),
        });
        expect(couponReturn(withResult('void'), NO_CAP).returnKobo).toBeLessThanOrEqual(
          couponReturn(withResult('won'), NO_CAP).returnKobo,
        );
      }),
    );
  });
});
