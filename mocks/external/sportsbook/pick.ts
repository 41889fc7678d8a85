import type { CouponMarket, CouponSelection } from '../../../src/contract/betting/coupon.ts';
import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { couponNow } from '../../domain/coupons/couponMarkets.ts';
import type { PageState, Visit } from '../frame/site.ts';

/** A selection on the slip at its present odds. */
export interface Pick {
  id: string;
  event: SportEvent;
  market: CouponMarket;
  selection: CouponSelection;
}

export function pickId(market: CouponMarket, { selectionId }: CouponSelection): string {
  return `${market.marketId}~${selectionId}`;
}

export function pickIds({ picks = '' }: PageState): string[] {
  return picks.split(',').filter(Boolean);
}

/** The list with one selection added, or taken out. Of one market there is never more than one. */
export function toggled(state: PageState, id: string): Record<string, string> {
  const ids = pickIds(state);
  const [market] = id.split('~');
  const others = ids.filter((other) => other.split('~')[0] !== market);
  return { picks: (ids.includes(id) ? others : [...others, id]).join(',') };
}

/** What is on the slip; what is no longer offered is left out. */
export function picksOf({ operator, at, state }: Visit): Pick[] {
  return pickIds(state).flatMap((id) => {
    const [marketId = '', selectionId] = id.split('~');
    const market = couponNow(operator, marketId, at);
    const event = operator.world.event(marketId.split(':')[0] ?? '', at)?.event;
    const selection = market?.selections.find((one) => one.selectionId === selectionId);
    return market && event && selection ? [{ id, event, market, selection }] : [];
  });
}
