import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { SavedCoupon } from '../slip/coupon/couponDraft.ts';
import { picksInBet } from '../slip/coupon/fittedKind.ts';

/** A bet in a few words: `Single`, `3 singles`, `Acca of 3`, `System 2 of 4`. */
export function slipName(kind: SavedCoupon['kind'], count: number, size?: number): string {
  if (kind === 'acca') return texts.accaOf(count);
  if (kind === 'system') return texts.systemOf(count, size);
  if (kind === 'one-cut') return texts.oneCutOf(count);
  return count === 1 ? texts.single : texts.singles(count);
}

/** What is in the slip, without what is left out of the bet. */
export function draftName({
  picks,
  kind,
  size,
}: Pick<SavedCoupon, 'kind' | 'size'> & {
  picks: readonly { isOut?: boolean | undefined }[];
}): string {
  const count = picksInBet(picks).length || picks.length;
  return slipName(count === 1 ? 'single' : kind, count, size);
}
