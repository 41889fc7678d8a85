import { type CouponBet, couponChanged } from '../../../contract/betting/couponBets.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { couponList, isCouponFound } from '../../../state/bets/couponBets.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { type OtherList, otherList } from './otherList.ts';

export interface FoundCoupons {
  bets: readonly CouponBet[];
  list: OtherList;
  savedAt: number;
}

const BET_EVENTS = { refreshOn: [couponChanged] };

/** A group's sportsbook bets that match a filter: the saved ones at once, then refreshed. */
export function useCoupons(group: BetGroup, filter: BetFilter): FoundCoupons {
  const list = couponList(group);
  const seen = useFreshList(list, BET_EVENTS);
  const { data, savedAt } = seen;
  return {
    bets: data?.bets.filter((bet) => isCouponFound(bet, filter)) ?? [],
    list: otherList({
      ...{ name: 'sportsbook bets', list, seen, range: filter.range, total: data?.total },
      isWanted: filter.product === undefined || filter.product === 'sportsbook',
      times: data?.bets.map(({ placedAt }) => placedAt),
    }),
    savedAt,
  };
}
