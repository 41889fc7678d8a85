import { type CouponBet, couponChanged } from '../../../contract/betting/couponBets.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { couponList, isCouponFound } from '../../../state/bets/couponBets.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';

export interface FoundCoupons {
  bets: readonly CouponBet[];
  hasOlder: boolean;
  savedAt: number;
}

const BET_EVENTS = { refreshOn: [couponChanged] };

/** A group's sportsbook bets that match a filter: the saved ones at once, then refreshed. */
export function useCoupons(group: BetGroup, filter: BetFilter): FoundCoupons {
  const { data, savedAt } = useFreshList(couponList(group), BET_EVENTS);
  const isOther = filter.product !== undefined && filter.product !== 'sportsbook';
  return {
    bets: data?.bets.filter((bet) => isCouponFound(bet, filter)) ?? [],
    hasOlder: !isOther && data !== undefined && data.bets.length < data.total,
    savedAt,
  };
}
