import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponCashOut, soldPart } from './couponCashOut.ts';
import type { CashOutLeg } from './leg.ts';
import { couponReturn } from './sportsbook.ts';

const TERMS = { marginBasisPoints: 5_00, maxWinKobo: 15_000_000_00 };

function leg(odds: number, now: number, result?: CashOutLeg['result']): CashOutLeg {
  return {
    eventId: 'e',
    oddsHundredths: odds,
    nowHundredths: now,
    ...(result && { result }),
  };
}

test.each<[string, CashOutLeg[], number, number, number]>([
  ['at the odds it was made, the stake less the margin', [leg(2_00, 2_00)], 1, 1_000_00, 950_00],
  ['an acca whose first leg won', [leg(2_00, 0, 'won'), leg(3_00, 2_50)], 2, 100_00, 228_00],
  ['a void leg counts as 1.00', [leg(2_00, 0, 'void'), leg(3_00, 2_50)], 2, 100_00, 114_00],
  ['a lost leg leaves nothing', [leg(2_00, 0, 'lost'), leg(3_00, 2_50)], 2, 100_00, 0],
  [
    'of a system what its combinations are worth',
    [leg(2_00, 0, 'lost'), leg(2_00, 1_00), leg(3_00, 3_00)],
    2,
    300_00,
    190_00,
  ],
])('%s', (_, legs, size, stakeKobo, expected) => {
  expect(couponCashOut({ legs, size, stakeKobo }, TERMS)).toBe(expected);
});

test('nobody gets more than the coupon could return, and nobody less for better chances', () => {
  const anyOdds = fc.integer({ min: 1_01, max: 30_00 });
  const anyLegs = fc.array(fc.tuple(anyOdds, anyOdds), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(anyLegs, fc.nat(), fc.nat(1_000_000), (odds, pick, stakeKobo) => {
      const size = 1 + (pick % odds.length);
      const worth = (shorterBy: number) => {
        const legs = odds.map(([asked, now]) => leg(asked, Math.max(1_01, now - shorterBy)));
        return couponCashOut({ legs, size, stakeKobo }, TERMS);
      };
      const legs = odds.map(([asked]) => leg(asked, asked));
      const most = couponReturn({ legs, size, stakeKobo }, TERMS.maxWinKobo).returnKobo;
      expect(worth(0)).toBeLessThanOrEqual(most);
      expect(worth(50)).toBeGreaterThanOrEqual(worth(0));
    }),
  );
});

test.each([
  [950_00, 1000_00, 10_000, 950_00, 1000_00],
  [950_00, 1000_00, 5_000, 475_00, 500_00],
  [950_01, 1000_01, 2_500, 237_50, 250_01],
  [1, 1000_00, 5_000, 0, 500_00],
  // A part of the stake below a kobo takes the kobo.
  [1369_17, 50_00, 1, 27, 1],
])('of ₦%i kobo for %i staked, %i in 10,000 is %i for %i', (amount, stake, part, paid, gone) => {
  expect(soldPart(amount, stake, part)).toEqual({ amountKobo: paid, stakeKobo: gone });
});

test('a part that would take the whole stake is none', () => {
  expect(soldPart(14_66, 3, 7_500)).toBeUndefined();
  expect(soldPart(14_66, 1, 1)).toBeUndefined();
  expect(soldPart(14_66, 1, 10_000)).toEqual({ amountKobo: 14_66, stakeKobo: 1 });
});

test('sold in any parts, a bet pays no more than it was worth, and each part takes stake', () => {
  const anyOdds = fc.integer({ min: 1_01, max: 1_000_00 });
  const anyLegs = fc.array(fc.tuple(anyOdds, anyOdds), { minLength: 1, maxLength: 5 });
  const parts = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 12 });
  fc.assert(
    fc.property(anyLegs, fc.integer({ min: 1, max: 100_000_00 }), parts, (odds, staked, sold) => {
      const legs = odds.map(([asked, now]) => leg(asked, now));
      let stakeKobo = staked;
      let paidKobo = 0;
      const most = () => TERMS.maxWinKobo - paidKobo;
      const coupon = () => ({ legs, size: legs.length, stakeKobo });
      const worth = () => couponCashOut(coupon(), { ...TERMS, maxWinKobo: most() });
      const atFirst = worth();
      for (const basisPoints of sold) {
        const part = soldPart(worth(), stakeKobo, basisPoints);
        if (!part) continue;
        expect(part.stakeKobo).toBeGreaterThan(0);
        expect(part.stakeKobo).toBeLessThan(stakeKobo);
        stakeKobo -= part.stakeKobo;
        paidKobo += part.amountKobo;
        // At the same odds, what was paid and what is left are never worth more than before.
        expect(paidKobo + worth()).toBeLessThanOrEqual(atFirst);
        const { returnKobo } = couponReturn(coupon(), most());
        expect(returnKobo).toBeGreaterThanOrEqual(0);
        expect(paidKobo + returnKobo).toBeLessThanOrEqual(TERMS.maxWinKobo);
      }
    }),
  );
});
