import type { CouponLimits } from '../../../src/contract/betting/coupon.ts';
import { betDelaySeconds } from '../../../src/domain/market/betDelay.ts';

const NAIRA = 100;

/** The limits of every sportsbook bet. */
export const COUPON_LIMITS: CouponLimits = {
  minStake: 10 * NAIRA,
  maxStake: 1_000_000 * NAIRA,
  maxWin: 15_000_000 * NAIRA,
  delaySeconds: betDelaySeconds('sportsbook', true),
  cashOutMarginPercent: 5,
};
