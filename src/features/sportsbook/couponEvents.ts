import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type CouponEvent, getCoupon, listCoupons } from '../../contract/betting/coupon.ts';
import type { SportId } from '../../contract/betting/market.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { addOlderPage } from '../../state/lists/addOlderPage.ts';
import { allPages } from '../../state/lists/allPages.ts';
import { type CachedListSource, cachedList } from '../../state/lists/cachedList.ts';

export type CouponEvents = z.output<typeof listCoupons.output>;
export type CouponOfEvent = z.output<typeof getCoupon.output>;

/** Selects which events to list. */
export interface CouponFilter {
  sport: SportId;
  isLive: boolean;
  competition?: string | undefined;
}

/** Events per page, as the server pages them. */
const PAGE_SIZE = 30;

const lists = new Map<string, CachedListSource<CouponEvents>>();
/** Keeps an event this long after the player leaves it, for going back or for a code that names it. */
const KEEP_MS = 30_000;

const events = heldMap<CachedListSource<CouponOfEvent>>({
  make: (gameId) =>
    cachedList({
      name: `sportsbook-event-${gameId}`,
      schema: getCoupon.output,
      fetch: () => call(getCoupon, { gameId }, { quiet: true }),
    }),
  end: (event) => event.end(),
  lingerMs: KEEP_MS,
});

function inputOf({ sport, isLive, competition }: CouponFilter) {
  const time = isLive ? ('live' as const) : ('prematch' as const);
  return { sport, time, ...(competition !== undefined && { competition }) };
}

/** The events of a filter; one cached list for each filter. */
export function couponEvents(filter: CouponFilter): CachedListSource<CouponEvents> {
  const { sport, isLive, competition = '' } = filter;
  const name = `sportsbook-${sport}-${isLive ? 'live' : 'soon'}-${competition}`;
  const known = lists.get(name);
  if (known) return known;
  const list = cachedList({
    name,
    schema: listCoupons.output,
    fetch: (read) => fetchShown(filter, read),
  });
  lists.set(name, list);
  return list;
}

/** Loads the page after the events shown; rejects when that fails. */
export async function loadMoreCoupons(filter: CouponFilter): Promise<void> {
  await addOlderPage(couponEvents(filter), {
    size: PAGE_SIZE,
    ask: (page) => call(listCoupons, { ...inputOf(filter), page }),
    rowsOf: ({ events }) => events,
    joined: (shown, more) => joined(filter.isLive ? shown : notBegun(shown, more.asOf), more),
  });
}

/** As many pages as are shown: matches begin and end, and those of a page before are no longer where they were. */
function fetchShown(filter: CouponFilter, read: Promise<void>): Promise<CouponEvents> {
  const shown = () => couponEvents(filter).state.data?.events.length ?? 0;
  return allPages({
    ask: (page) =>
      call(listCoupons, { ...inputOf(filter), ...(page && { page }) }, { quiet: true }),
    rowsOf: ({ events }) => events,
    joined,
    most: read.then(() => Math.ceil(shown() / PAGE_SIZE)),
  });
}

function joined(shown: CouponEvents, more: CouponEvents): CouponEvents {
  const known = new Set(shown.events.map(({ gameId }) => gameId));
  const added = more.events.filter(({ gameId }) => !known.has(gameId));
  return { ...more, events: [...shown.events, ...added].sort(inOrder) };
}

/** Those in play first, then by start, as the server lists them. */
function inOrder(one: CouponEvent, other: CouponEvent): number {
  return Number(other.inPlay) - Number(one.inPlay) || one.startsAt - other.startsAt;
}

function notBegun(shown: CouponEvents, at: number): CouponEvents {
  return { ...shown, events: shown.events.filter(({ startsAt }) => startsAt > at) };
}

/**
 * One event with all its markets, kept on the device once opened. Hold it as well to keep it beyond
 * `KEEP_MS`.
 */
export function couponEvent(gameId: string): CachedListSource<CouponOfEvent> {
  return events.get(gameId);
}

/** Keeps an event in memory until the returned function is called. */
export function holdCouponEvent(gameId: string): () => void {
  return events.hold(gameId);
}

/** An event that this device knows: with all its markets if it was opened, otherwise as a list has it. */
export function knownCouponEvent(gameId: string): CouponEvent | undefined {
  const whole = events.known(gameId)?.state.data?.event;
  if (whole) return whole;
  for (const list of lists.values()) {
    const found = list.state.data?.events.find((event) => event.gameId === gameId);
    if (found) return found;
  }
  return undefined;
}
