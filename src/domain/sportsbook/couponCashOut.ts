import { divideRounded, mulDiv } from '../money/mulDiv.ts';
import type { CashOutLeg } from './leg.ts';
import { oneCutWorth } from './oneCut.ts';
import {
  type Coupon,
  combinationCount,
  couponReturn,
  legFactor,
  productSum,
} from './sportsbook.ts';

/**
 * What the house pays for an open coupon, in kobo, rounded down: its return divided by the current odds of
 * its open legs, less the margin in hundredths of a percent. The multiple bonus is not paid out, and the
 * amount never exceeds the coupon's return.
 */
export function couponCashOut(
  { legs, ...coupon }: Omit<Coupon, 'legs'> & { legs: readonly CashOutLeg[] },
  terms: { marginBasisPoints: number; maxWinKobo: number },
): number {
  const { size, stakeKobo, isOneCut } = coupon;
  const factors = legs.map((leg) =>
    leg.result === undefined
      ? { by: BigInt(leg.oddsHundredths), over: BigInt(leg.nowHundredths) }
      : legFactor(leg),
  );
  const { by, over } = isOneCut ? oneCutWorth(legs) : productSum(factors, size);
  const worth = BigInt(stakeKobo) * by * BigInt(10_000 - terms.marginBasisPoints);
  const divisor = over * BigInt(Math.max(1, combinationCount({ legs, size }))) * 10_000n;
  const { returnKobo } = couponReturn({ legs, ...coupon }, terms.maxWinKobo);
  const kobo = divideRounded(worth, divisor, 'down');
  return kobo < BigInt(returnKobo) ? Number(kobo) : returnKobo;
}

/**
 * What selling a part of a coupon, in hundredths of a percent, pays and how much of the stake goes with it, in
 * kobo. Both are rounded down, so that what is left is never worth less than its share; all of it is exact.
 */
export function soldPart(
  amountKobo: number,
  stakeKobo: number,
  partBasisPoints: number,
): { amountKobo: number; stakeKobo: number } {
  return {
    amountKobo: mulDiv(amountKobo, partBasisPoints, 10_000, 'down'),
    stakeKobo: mulDiv(stakeKobo, partBasisPoints, 10_000, 'down'),
  };
}
