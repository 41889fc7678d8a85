import { divideRounded, toSafeInteger } from '../money/mulDiv.ts';
import type { Factor } from './factor.ts';
import type { Leg } from './leg.ts';
import { bonusPercent } from './multipleBonus.ts';
import { oneCutPrice, oneCutReturn } from './oneCut.ts';

/**
 * A bet on every combination of `size` legs. With `size` equal to the number of legs it is an accumulator,
 * with 1 singles, in between a system such as 2/3.
 */
export interface Coupon {
  legs: readonly Leg[];
  size: number;
  /** For all combinations, divided equally between them. */
  stakeKobo: number;
  /** An accumulator of which one leg may lose. `size` is all of them. */
  isOneCut?: boolean;
}

/** A leg's factor: 1.00 for a void leg, zero for a lost one. */
export function legFactor({ oddsHundredths, result }: Leg): Factor {
  if (result === 'lost') return { by: 0n, over: 100n };
  return { by: result === 'void' ? 100n : BigInt(oddsHundredths), over: 100n };
}

/**
 * The sum, over all combinations of `size` factors, of their products, computed exactly and without listing a
 * system's thousands of combinations: each factor extends every smaller combination.
 */
export function productSum(factors: readonly Factor[], size: number): Factor {
  const sums = [1n, ...factors.map(() => 0n)];
  let over = 1n;
  factors.forEach((factor, index) => {
    for (let count = index + 1; count >= 0; count--) {
      // Everything over one common divisor, so combinations without this factor are multiplied by its
      // divisor.
      sums[count] = (sums[count] ?? 0n) * factor.over + (sums[count - 1] ?? 0n) * factor.by;
    }
    over *= factor.over;
  });
  return { by: sums[size] ?? 0n, over };
}

/** Thirty long odds exceed what a number can hold. The maximum win is reached long before. */
function atMostSafe(value: bigint): number {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(value < most ? value : most);
}

/** How many single bets a coupon consists of: 3 for a system 2/3. */
export function combinationCount({ legs, size }: Pick<Coupon, 'legs' | 'size'>): number {
  return toSafeInteger(
    productSum(
      legs.map(() => ({ by: 1n, over: 1n })),
      size,
    ).by,
  );
}

/** A coupon's return in kobo, stake included. Open legs count as won. */
export interface CouponReturn {
  /** By the odds alone. */
  winKobo: number;
  bonusKobo: number;
  /** Win and bonus together, at most the maximum that one bet pays. */
  returnKobo: number;
  isCapped: boolean;
}

/**
 * Exact until the end, then rounded down to the kobo, win and bonus separately. The bonus is a share of the
 * potential win with stake, as at Bet9ja; other books base it on the profit.
 */
export function couponReturn(coupon: Coupon, maxWinKobo: number): CouponReturn {
  const { legs, size, stakeKobo, isOneCut } = coupon;
  const { by, over } = isOneCut ? oneCutReturn(legs) : productSum(legs.map(legFactor), size);
  const win = BigInt(stakeKobo) * by;
  const divisor = BigInt(Math.max(1, combinationCount(coupon))) * over;
  const percent = BigInt(size === legs.length && !isOneCut ? bonusPercent(legs) : 0);
  const winKobo = atMostSafe(divideRounded(win, divisor, 'down'));
  const bonusKobo = atMostSafe(divideRounded(win * percent, divisor * 100n, 'down'));
  const uncappedKobo = winKobo + bonusKobo;
  const returnKobo = Math.min(uncappedKobo, maxWinKobo);
  return { winKobo, bonusKobo, returnKobo, isCapped: returnKobo < uncappedKobo };
}

/**
 * A coupon's payout in kobo, in parts that never exceed the maximum together; the bonus is cut first. The
 * stake of a free bet is not paid out.
 */
export function couponPayout(
  coupon: Coupon,
  maxWinKobo: number,
  isFreeBet: boolean,
): { winKobo: number; bonusKobo: number } {
  const { winKobo, bonusKobo, returnKobo } = couponReturn(coupon, maxWinKobo);
  const capped = Math.min(winKobo, returnKobo);
  return {
    winKobo: isFreeBet ? Math.max(0, capped - coupon.stakeKobo) : capped,
    bonusKobo: Math.min(bonusKobo, returnKobo - capped),
  };
}

/** The product of the odds in hundredths, to the nearest, for display: 1.85 × 2.10 × 1.50 is 5.83. */
export function totalOdds(legs: readonly Leg[]): number {
  return legs.length === 0 ? 0 : inHundredths(productSum(legs.map(legFactor), legs.length));
}

/** The one price of a single, an accumulator or one cut, for display. A system has none. */
export function priceOfCoupon({
  legs,
  size,
  isOneCut,
}: Omit<Coupon, 'stakeKobo'>): number | undefined {
  if (isOneCut) return inHundredths(oneCutPrice(legs));
  return size === legs.length ? totalOdds(legs) : undefined;
}

function inHundredths({ by, over }: Factor): number {
  return atMostSafe(divideRounded(by * 100n, over, 'nearest'));
}
