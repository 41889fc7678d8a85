import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type CouponEvent, getCoupon, listCoupons } from '../../contract/betting/coupon.ts';
import type { SportId } from '../../contract/betting/market.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { addOlderPage } from '../../state/lists/addOlderPage.ts';
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
    fetch: () => call(listCoupons, inputOf(filter), { quiet: true }),
    join: keepMore,
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
    joined: (shown, more) => ({ ...more, events: followed(shown.events, more.events) }),
  });
}

/** A first page, and the pages that were loaded after it before. */
function keepMore(answer: CouponEvents, shown: CouponEvents | undefined): CouponEvents {
  const events = followed(answer.events, shown?.events.slice(PAGE_SIZE) ?? []);
  return { ...answer, events: events.slice(0, answer.total) };
}

function followed(events: readonly CouponEvent[], more: readonly CouponEvent[]): CouponEvent[] {
  const known = new Set(events.map(({ gameId }) => gameId));
  return [...events, ...more.filter(({ gameId }) => !known.has(gameId))];
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
