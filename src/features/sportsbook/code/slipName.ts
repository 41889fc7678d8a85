import type { SavedCoupon } from '../slip/coupon/couponDraft.ts';

/** The slip in a few words: `Single`, `3 singles`, `Accumulator of 3`. */
export function slipName(kind: SavedCoupon['kind'], count: number): string {
  if (kind === 'acca') return `Accumulator of ${count}`;
  if (kind === 'system') return `System of ${count}`;
  if (kind === 'one-cut') return `One cut of ${count}`;
  return count === 1 ? 'Single' : `${count} singles`;
}
