import * as texts from '../../messages/english/sportsbook/couponRefusals.ts';
import { MOST_LEGS } from './leg.ts';
import { ONE_CUT_LEGS } from './oneCut.ts';
import { type Coupon, priceOfCoupon } from './sportsbook.ts';

const MOST_SYSTEM_LEGS = 15;

/**
 * Why these legs cannot be in one bet, as a sentence: two legs of one event depend on each other, and a
 * system must not have too many combinations. Undefined when they can.
 */
export function couponRefusal(
  coupon: Omit<Coupon, 'stakeKobo'>,
  isSystem = coupon.size > 1 && coupon.size < coupon.legs.length,
): string | undefined {
  const { legs, size, isOneCut } = coupon;
  if (legs.length === 0) return texts.none;
  // A system combines fewer than all.
  const largest = isSystem ? legs.length - 1 : legs.length;
  if (size < 1 || size > largest) return texts.tooFewForSystem;
  if (size > 1 && new Set(legs.map(({ eventId }) => eventId)).size < legs.length) {
    return texts.sameMatch;
  }
  if (isOneCut) {
    if (legs.length < ONE_CUT_LEGS) return texts.tooFewForOneCut(ONE_CUT_LEGS);
    // A leg whose odds are not known yet is at 1.00.
    const isPriced = legs.every(({ oddsHundredths }) => oddsHundredths > 100);
    if (isPriced && (priceOfCoupon(coupon) ?? 0) <= 100) {
      return texts.oneCutPaysNothing;
    }
  }
  const mostLegs = isSystem ? MOST_SYSTEM_LEGS : MOST_LEGS;
  if (legs.length <= mostLegs) return undefined;
  return isSystem ? texts.mostInSystem(mostLegs) : texts.mostInBet(mostLegs);
}
