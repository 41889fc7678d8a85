import { divideRounded, toSafeInteger } from '../money/mulDiv.ts';
import type { Leg } from './leg.ts';
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

/** An exact number to multiply by. */
export interface Factor {
  by: bigint;
  over: bigint;
}

/** What a leg multiplies by: a void leg is 1.00, a lost one ends its combinations. */
export function legFactor({ oddsHundredths, result }: Leg): Factor {
  if (result === 'lost') return { by: 0n, over: 100n };
  return { by: result === 'void' ? 100n : BigInt(oddsHundredths), over: 100n };
}

/**
 * The sum, over the combinations of `size`, of the products of their factors: each factor is added to
 * every combination of one less. Exact, and no list of a system's thousands of lines.
 */
export function productSum(factors: readonly Factor[], size: number): Factor {
  const sums = [1n, ...factors.map(() => 0n)];
  let over = 1n;
  factors.forEach((factor, index) => {
    for (let count = index + 1; count >= 0; count--) {
      // All over one divisor, which is multiplied where the factor is not.
      sums[count] = (sums[count] ?? 0n) * factor.over + (sums[count - 1] ?? 0n) * factor.by;
    }
    over *= factor.over;
  });
  return { by: sums[size] ?? 0n, over };
}

/** Thirty long odds are more than a number holds; whatever they promise, the most is paid long before. */
function atMostSafe(value: bigint): number {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(value < most ? value : most);
}

/** How many single bets there are in a coupon: 3 for a system 2/3. */
export function combinationCount({ legs, size }: Pick<Coupon, 'legs' | 'size'>): number {
  return toSafeInteger(
    productSum(
      legs.map(() => ({ by: 1n, over: 1n })),
      size,
    ).by,
  );
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
  const { by, over } = productSum(legs.map(legFactor), size);
  const win = BigInt(stakeKobo) * by;
  const divisor = BigInt(Math.max(1, combinationCount(coupon))) * over;
  const percent = BigInt(size === legs.length ? bonusPercent(legs) : 0);
  const winKobo = atMostSafe(divideRounded(win, divisor, 'down'));
  const bonusKobo = atMostSafe(divideRounded(win * percent, divisor * 100n, 'down'));
  const uncappedKobo = winKobo + bonusKobo;
  const returnKobo = Math.min(uncappedKobo, maxWinKobo);
  return { winKobo, bonusKobo, returnKobo, isCapped: returnKobo < uncappedKobo };
}

/**
 * What a coupon pays in kobo as it stands, in parts that never exceed the most together: a bonus gives
 * way first. A free bet keeps its stake.
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

/** Product of the odds in hundredths, to the nearest, for showing: 1.85 × 2.10 × 1.50 is 5.83. */
export function totalOdds(legs: readonly Leg[]): number {
  if (legs.length === 0) return 0;
  const { by, over } = productSum(legs.map(legFactor), legs.length);
  return atMostSafe(divideRounded(by * 100n, over, 'nearest'));
}
