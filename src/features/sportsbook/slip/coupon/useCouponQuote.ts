import { useSnapshot } from 'valtio';
import type { CouponMarket, CouponSelection } from '../../../../contract/betting/coupon.ts';
import { pickKey } from './couponDraft.ts';
import { couponPrices } from './couponPrices.ts';

/** A selection's latest odds: those in its list, or newer ones that polling has brought since. */
export function useCouponQuote(
  { marketId, version }: Pick<CouponMarket, 'marketId' | 'version'>,
  selection: CouponSelection,
): { selection: CouponSelection; version: number } {
  const { quotes } = useSnapshot(couponPrices);
  const { offer } = quotes[pickKey({ marketId, selectionId: selection.selectionId })] ?? {};
  return offer && offer.version >= version
    ? { selection: offer.selection, version: offer.version }
    : { selection, version };
}
