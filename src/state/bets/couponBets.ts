import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type CouponBet, listCouponBets } from '../../contract/betting/couponBets.ts';
import { isInRange } from '../../domain/time/dayRange.ts';
import { addOlderPage } from '../lists/addOlderPage.ts';
import { allPages } from '../lists/allPages.ts';
import { type CachedListSource, cachedList } from '../lists/cachedList.ts';
import { olderRows } from '../lists/olderRows.ts';
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
  const list: CachedListSource<CouponPage> = cachedList({
    name: `coupons-${group}`,
    schema: listCouponBets.output,
    ...(group === 'open'
      ? { fetch: fetchOpen }
      : { fetch: () => call(listCouponBets, { group }, { quiet: true }), join: keepOlder }),
  });
  groups.set(group, list);
  return list;
}

/** All of them, because they are counted and summed. */
function fetchOpen(): Promise<CouponPage> {
  return allPages({
    ask: (page) => call(listCouponBets, { group: 'open', page }, { quiet: true }),
    rowsOf: ({ bets }) => bets,
    joined: withOlder,
  });
}

/** A first page, and the older pages that were loaded before. */
function keepOlder(answer: CouponPage, shown: CouponPage | undefined): CouponPage {
  const older = olderRows(answer.bets, shown?.bets, ({ placedAt }) => placedAt);
  return { ...answer, bets: [...answer.bets, ...older].slice(0, answer.total) };
}

/** Loads the page after the bets shown; rejects when it cannot be loaded. */
export async function loadOlderCoupons(group: BetGroup): Promise<void> {
  const pageAfter = ({ bets }: CouponPage) => Math.floor(bets.length / PAGE_SIZE) + 1;
  await addOlderPage(
    couponList(group),
    (shown) => call(listCouponBets, { group, page: pageAfter(shown) }),
    withOlder,
  );
}

/** New bets push older ones down the pages, so a bet on both is shown once. */
function withOlder(shown: CouponPage, older: CouponPage): CouponPage {
  const known = new Set(shown.bets.map(({ couponId }) => couponId));
  const added = older.bets.filter(({ couponId }) => !known.has(couponId));
  return { ...older, bets: [...shown.bets, ...added] };
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
