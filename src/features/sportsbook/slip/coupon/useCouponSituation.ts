import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { availableKobo } from '../../../../state/money/balance.ts';
import { usePlaySituation } from '../../../../state/play/mayPlay.ts';
import { session } from '../../../../state/session/session.ts';
import { useNow } from '../../../../ui/hooks/useNow.ts';
import type { CouponSituation } from './couponBlock.ts';
import { couponPrices, watchSelections } from './couponPrices.ts';
import { couponSituation, fillInPicks } from './couponSituation.ts';
import { couponSlip } from './couponSlip.ts';

/**
 * The slip's situation; renders again whenever anything that decides about it changes, and keeps its odds
 * fresh.
 */
export function useCouponSituation(): CouponSituation {
  const slip = useSnapshot(couponSlip);
  const { quotes, limits } = useSnapshot(couponPrices);
  const holding = useSnapshot(session);
  const play = usePlaySituation();
  // The clock alone can make odds old.
  useNow();

  const key = slip.picks.map(({ marketId, selectionId }) => `${marketId}/${selectionId}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched is what its key names
  useEffect(() => watchSelections(couponSlip.picks), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may name and price a selection
  useEffect(fillInPicks, [key, quotes]);

  return {
    ...couponSituation(slip),
    // The rendered values, so that what is shown and what is said about it match.
    ...{ ...play, limits },
    availableKobo: availableKobo(holding),
  };
}
