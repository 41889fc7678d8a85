import { useEffect } from 'react';
import type { CouponMarket } from '../../contract/betting/coupon.ts';
import { watchSelections } from './slip/coupon/couponPrices.ts';

/** Keeps the odds of markets fresh while they are on screen. Finished markets are not polled. */
export function useFreshOdds(
  markets: readonly Pick<CouponMarket, 'marketId' | 'status' | 'selections'>[],
  isSeen: boolean,
): void {
  const watched = markets
    .filter(({ status }) => status === 'open' || status === 'suspended')
    .flatMap(({ marketId, selections }) =>
      selections.map(({ selectionId }) => ({ marketId, selectionId })),
    );
  const key = watched.map(({ marketId, selectionId }) => `${marketId}/${selectionId}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched is what its key names
  useEffect(() => (isSeen ? watchSelections(watched) : undefined), [key, isSeen]);
}
