import { type StakeLimits, stakeRefusal } from '../position/limits.ts';

/** Any odds will do here, because for a back only the stake is limited. */
const EVENS = { side: 'back', scale: 'decimal', priceHundredths: 200 } as const;

/** Why the house refuses a stake on a coupon, as a sentence; undefined when it does not. */
export function couponStakeRefusal(stakeKobo: number, limits: StakeLimits): string | undefined {
  return stakeRefusal(EVENS, stakeKobo, limits)?.text;
}
