import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { SavedCoupon } from '../slip/coupon/couponDraft.ts';

/** The slip in a few words: `Single`, `3 singles`, `Acca of 3`. */
export function slipName(kind: SavedCoupon['kind'], count: number): string {
  if (kind === 'acca') return texts.accaOf(count);
  if (kind === 'system') return texts.systemOf(count);
  if (kind === 'one-cut') return texts.oneCutOf(count);
  return count === 1 ? texts.single : texts.singles(count);
}
