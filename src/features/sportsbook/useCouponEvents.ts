import { useEffect } from 'react';
import { type CouponFilter, couponEvents } from './couponEvents.ts';

/** The list of events changes slowly. Odds refresh on their own. */
const REFRESH_MS = 60_000;

/** A list of events, kept up to date while it is shown and nothing else on the page does it. */
export function useCouponEvents({ sport, isLive, competition }: CouponFilter, isAsked = true) {
  const list = couponEvents({ sport, isLive, competition });
  useEffect(() => {
    if (!isAsked) return;
    void list.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [list, isAsked]);
  return list;
}
