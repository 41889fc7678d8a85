import type { SavedCoupon } from '../slip/coupon/couponDraft.ts';

/** What the slip holds, in short: `Single`, `3 singles`, `Accumulator of 3`. */
export function slipName(kind: SavedCoupon['kind'], count: number): string {
  if (kind === 'acca') return `Accumulator of ${count}`;
  if (kind === 'system') return `System of ${count}`;
  return count === 1 ? 'Single' : `${count} singles`;
}
