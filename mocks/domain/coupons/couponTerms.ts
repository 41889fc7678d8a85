import type { CouponLimits } from '../../../src/contract/betting/coupon.ts';
import { betDelaySeconds } from '../../../src/domain/market/betDelay.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';

const NAIRA = 100;

/** The limits of every sportsbook bet. */
export const COUPON_LIMITS: CouponLimits = {
  minStake: 10 * NAIRA,
  maxStake: 1_000_000 * NAIRA,
  maxWin: 15_000_000 * NAIRA,
  delaySeconds: betDelaySeconds('sportsbook', true),
  cashOutMarginPercent: 5,
};

/** The most that a bet can still return: what its sales have paid for good is a part of its maximum. */
export function mostLeft({ soldForKobo, restakedKobo }: CouponRow): number {
  return COUPON_LIMITS.maxWin - (soldForKobo - restakedKobo);
}
