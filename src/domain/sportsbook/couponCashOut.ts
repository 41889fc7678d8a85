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

/** All of a bet, in hundredths of a percent. */
export const WHOLE_BET = 10_000;

/** What a sale pays and the stake that leaves the bet with it, in kobo. */
export interface SoldPart {
  amountKobo: number;
  stakeKobo: number;
}

/**
 * A part of a coupon that is worth `amountKobo` and has this stake. The stake of the part is rounded up, and its
 * share of the worth down: nothing is paid without stake leaving the bet, however small the part. Undefined when
 * the part takes the whole stake.
 */
export function soldPart(
  amountKobo: number,
  stakeKobo: number,
  partBasisPoints: number,
): SoldPart | undefined {
  const goneKobo = mulDiv(stakeKobo, partBasisPoints, WHOLE_BET, 'up');
  if (partBasisPoints < WHOLE_BET && goneKobo >= stakeKobo) return undefined;
  return { amountKobo: mulDiv(amountKobo, goneKobo, stakeKobo, 'down'), stakeKobo: goneKobo };
}
