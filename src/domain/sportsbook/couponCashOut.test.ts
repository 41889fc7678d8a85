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
  [950_01, 1000_01, 2_500, 237_50, 250_00],
  [1, 1000_00, 5_000, 0, 500_00],
])('of ₦%i kobo for %i staked, %i in 10,000 is %i for %i', (amount, stake, part, paid, gone) => {
  expect(soldPart(amount, stake, part)).toEqual({ amountKobo: paid, stakeKobo: gone });
});
