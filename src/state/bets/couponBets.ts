import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type CouponBet, listCouponBets } from '../../contract/betting/couponBets.ts';
import { isInRange } from '../../domain/time/dayRange.ts';
import { type CachedListSource, cachedList } from '../lists/cachedList.ts';
import { session } from '../session/session.ts';
import type { BetFilter } from './betFilter.ts';
import type { BetGroup } from './bets.ts';

export type CouponPage = z.output<typeof listCouponBets.output>;

/** Bets per page, as the server pages them. */
const PAGE_SIZE = 50;

const groups = new Map<BetGroup, CachedListSource<CouponPage>>();

/** The player's sportsbook bets of one group, newest first, kept on the device. */
export function couponList(group: BetGroup): CachedListSource<CouponPage> {
  const known = groups.get(group);
  if (known) return known;
  const list = cachedList({
    name: `coupons-${group}`,
    schema: listCouponBets.output,
    fetch: () => call(listCouponBets, { group }, { quiet: true }),
  });
  groups.set(group, list);
  return list;
}

/** Loads the page after the bets shown; rejects when it cannot be loaded. */
export async function loadOlderCoupons(group: BetGroup): Promise<void> {
  const list = couponList(group);
  const { owner } = session;
  const shown = list.state.data;
  if (!shown) return;
  const page = Math.floor(shown.bets.length / PAGE_SIZE) + 1;
  const older = await call(listCouponBets, { group, page });
  if (owner !== session.owner) return;
  const known = new Set(shown.bets.map(({ couponId }) => couponId));
  const added = older.bets.filter(({ couponId }) => !known.has(couponId));
  list.put({ ...older, bets: [...shown.bets, ...added] }, Date.now());
}

/** Whether a filter matches a sportsbook bet by any of its legs. */
export function isCouponFound(
  { legs, placedAt }: Pick<CouponBet, 'legs' | 'placedAt'>,
  { product, range, event }: BetFilter,
): boolean {
  const name = event?.toLowerCase();
  return (
    (!product || product === 'sportsbook') &&
    (!name || legs.some((leg) => leg.eventName.toLowerCase().includes(name))) &&
    (!range || isInRange(placedAt, range))
  );
}
