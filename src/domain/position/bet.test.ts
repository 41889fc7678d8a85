import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../market/side.ts';
import {
  liability,
  type Offer,
  pnlOfAmounts,
  pnlPair,
  profit,
  stakeForLiability,
  stakeForProfit,
} from './bet.ts';

const OPPOSITE: Record<Side, Side> = { back: 'lay', lay: 'back' };

const decimal = (priceHundredths: number) => ({ scale: 'decimal', priceHundredths }) as const;
const rate = (per100: number) => ({ scale: 'rate', priceHundredths: per100 * 100 }) as const;

test.each([
  ['back 2.50 × ₦1,000', 'back', decimal(2_50), 1_000_00, 1_500_00, -1_000_00, 1_000_00],
  ['lay 2.50 × ₦1,000', 'lay', decimal(2_50), 1_000_00, -1_500_00, 1_000_00, 1_500_00],
  ['back 1.01 × ₦100', 'back', decimal(1_01), 100_00, 1_00, -100_00, 100_00],
  ['bookmaker back 87 × ₦1,000', 'back', rate(87), 1_000_00, 870_00, -1_000_00, 1_000_00],
  ['bookmaker lay 90 × ₦1,000', 'lay', rate(90), 1_000_00, -900_00, 1_000_00, 900_00],
  ['fancy Yes at 100 × ₦1,000', 'back', rate(100), 1_000_00, 1_000_00, -1_000_00, 1_000_00],
  ['fancy No at 110 × ₦1,000', 'lay', rate(110), 1_000_00, -1_100_00, 1_000_00, 1_100_00],
  ['a half rate, back 87.5 × ₦101', 'back', rate(87.5), 101_00, 88_38, -101_00, 101_00],
  ['a hedge, lay 2.20 × ₦1,136.36', 'lay', decimal(2_20), 1_136_36, -1_363_63, 1_136_36, 1_363_63],
] as const)('%s', (_name, side, price, stakeKobo, ifHitKobo, ifMissedKobo, reserve) => {
  const bet = { side, stakeKobo, ...price };
  expect(pnlPair(bet)).toEqual({ ifHitKobo, ifMissedKobo });
  expect(liability(bet)).toBe(reserve);
  expect(profit(bet)).toBe(Math.max(ifHitKobo, ifMissedKobo));
  expect(pnlOfAmounts(side, profit(bet), liability(bet))).toEqual(pnlPair(bet));
});

test.each([
  ['lay 3.00, risk ₦1,000', 'lay', decimal(3_00), 1_000_00, 500_00],
  ['lay 2.30, risk ₦1,000', 'lay', decimal(2_30), 1_000_00, 769_00],
  ['back at any price risks its stake', 'back', decimal(2_30), 1_000_99, 1_000_00],
  ['No at 110, risk ₦1,100', 'lay', rate(110), 1_100_00, 1_000_00],
] as const)('stake for a liability: %s', (_name, side, price, wanted, stake) => {
  expect(stakeForLiability({ side, ...price }, wanted)).toBe(stake);
});

test.each([
  ['back 2.50, win ₦1,500', 'back', decimal(2_50), 1_500_00, 1_000_00],
  ['back 1.85, win ₦1,000', 'back', decimal(1_85), 1_000_00, 1_177_00],
  ['lay at any price wins its stake', 'lay', decimal(1_85), 1_000_01, 1_001_00],
  ['bookmaker back 87, win ₦870', 'back', rate(87), 870_00, 1_000_00],
] as const)('stake for a profit: %s', (_name, side, price, wanted, stake) => {
  expect(stakeForProfit({ side, ...price }, wanted)).toBe(stake);
});

describe('properties', () => {
  const side = fc.constantFrom<Side>('back', 'lay');
  const offer: fc.Arbitrary<Offer> = fc
    .tuple(
      side,
      fc.oneof(
        fc.integer({ min: 1_01, max: 1000_00 }).map(decimal),
        fc.integer({ min: 1, max: 500 }).map(rate),
      ),
    )
    .map(([chosen, price]) => ({ side: chosen, ...price }));
  const kobo = fc.integer({ min: 1, max: 10_000_000_00 });

  test('a bet and its opposite at the same price and stake cancel out', () => {
    fc.assert(
      fc.property(offer, kobo, (at, stakeKobo) => {
        const mine = pnlPair({ ...at, stakeKobo });
        const theirs = pnlPair({ ...at, side: OPPOSITE[at.side], stakeKobo });
        expect(mine.ifHitKobo + theirs.ifHitKobo).toBe(0);
        expect(mine.ifMissedKobo + theirs.ifMissedKobo).toBe(0);
      }),
    );
  });

  test('the stake for a liability is the last that keeps to it', () => {
    fc.assert(
      fc.property(offer, kobo, (at, wanted) => {
        const stakeKobo = stakeForLiability(at, wanted);
        expect(liability({ ...at, stakeKobo })).toBeLessThanOrEqual(wanted);
        expect(liability({ ...at, stakeKobo: stakeKobo + 100 })).toBeGreaterThan(wanted);
      }),
    );
  });

  test('the stake for a profit is the first that reaches it', () => {
    fc.assert(
      fc.property(offer, kobo, (at, wanted) => {
        const stakeKobo = stakeForProfit(at, wanted);
        expect(profit({ ...at, stakeKobo })).toBeGreaterThanOrEqual(wanted);
        expect(profit({ ...at, stakeKobo: stakeKobo - 100 })).toBeLessThan(wanted);
      }),
    );
  });
});
