import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type CouponBet, couponChanged } from '../../contract/couponBets.ts';
import { listen } from '../../realtime/transport.ts';
import type { BetFilter } from '../../state/betFilter.ts';
import type { BetGroup } from '../../state/bets.ts';
import { couponList, isCouponFound } from '../../state/couponBets.ts';
import { whenRealtimeReady } from '../../state/realtimeSession.ts';

export interface FoundCoupons {
  bets: readonly CouponBet[];
  hasOlder: boolean;
  savedAt: number;
}

/** The sportsbook bets of a group that a filter finds: from the device at once, asked for anew behind. */
export function useCoupons(group: BetGroup, filter: BetFilter): FoundCoupons {
  const list = couponList(group);
  const { data, savedAt } = useSnapshot(list.state);
  useEffect(() => {
    const refresh = () => void list.refresh();
    refresh();
    const stopReady = whenRealtimeReady(refresh);
    const stopListening = listen(couponChanged, refresh);
    return () => {
      stopReady();
      stopListening();
    };
  }, [list]);
  const isOther = filter.product !== undefined && filter.product !== 'sportsbook';
  return {
    bets: data?.bets.filter((bet) => isCouponFound(bet, filter)) ?? [],
    hasOlder: !isOther && data !== undefined && data.bets.length < data.total,
    savedAt,
  };
}
