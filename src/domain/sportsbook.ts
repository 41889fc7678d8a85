import type { Leg } from './leg.ts';
import { divideRounded, toSafeInteger } from './mulDiv.ts';
import { bonusPercent } from './multipleBonus.ts';

/**
 * A bet on every combination of `size` legs out of all: as large as there are legs it is an
 * accumulator, of one leg each it is singles, anything between is a system such as 2/3.
 */
export interface Coupon {
  legs: readonly Leg[];
  size: number;
  /** For all combinations together, and shared equally between them. */
  stakeKobo: number;
}

/** Hundredths that the leg multiplies by: a void leg is 1.00, a lost one ends its combinations. */
function factor({ oddsHundredths, result }: Leg): bigint {
  if (result === 'lost') return 0n;
  return result === 'void' ? 100n : BigInt(oddsHundredths);
}

/**
 * Over the combinations of each size, the sum of the products of their factors: `sums[k]` adds a leg
 * to every combination of k − 1. Exact, and no list of a system's thousands of lines.
 */
function productSums(factors: readonly bigint[]): bigint[] {
  const sums = [1n, ...factors.map(() => 0n)];
  factors.forEach((by, index) => {
    for (let size = index + 1; size > 0; size--) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * by;
    }
  });
  return sums;
}

/** How many single bets there are in a coupon: 3 for a system 2/3. */
export function combinationCount({ legs, size }: Pick<Coupon, 'legs' | 'size'>): number {
  return toSafeInteger(productSums(legs.map(() => 1n))[size] ?? 0n);
}

/** What a coupon returns in kobo, stake included; open legs count as won. */
export interface CouponReturn {
  /** By the odds alone. */
  winKobo: number;
  bonusKobo: number;
  /** Win and bonus together, at most the most that one bet pays. */
  returnKobo: number;
  isCapped: boolean;
}

/**
 * Exact until the end, then floored to the kobo, win and bonus apart. The bonus is a share of the
 * potential win, stake included, as Bet9ja reckons it; other books take it of the profit.
 */
export function couponReturn(coupon: Coupon, maxWinKobo: number): CouponReturn {
  const { legs, size, stakeKobo } = coupon;
  const win = BigInt(stakeKobo) * (productSums(legs.map(factor))[size] ?? 0n);
  const divisor = BigInt(Math.max(1, combinationCount(coupon))) * 100n ** BigInt(size);
  const percent = BigInt(size === legs.length ? bonusPercent(legs) : 0);
  const winKobo = toSafeInteger(divideRounded(win, divisor, 'down'));
  const bonusKobo = toSafeInteger(divideRounded(win * percent, divisor * 100n, 'down'));
  const uncappedKobo = winKobo + bonusKobo;
  const returnKobo = Math.min(uncappedKobo, maxWinKobo);
  return { winKobo, bonusKobo, returnKobo, isCapped: returnKobo < uncappedKobo };
}

/** Product of the odds in hundredths, to the nearest, for showing: 1.85 × 2.10 × 1.50 is 5.83. */
export function totalOdds(legs: readonly Leg[]): number {
  const product = legs.reduce((total, leg) => total * factor(leg), 1n);
  const divisor = 100n ** BigInt(Math.max(0, legs.length - 1));
  return legs.length === 0 ? 0 : toSafeInteger(divideRounded(product, divisor, 'nearest'));
}
