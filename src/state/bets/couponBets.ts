import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import {
  type CouponBet,
  couponChanged,
  listCouponBets,
} from '../../contract/betting/couponBets.ts';
import { isInRange } from '../../domain/time/dayRange.ts';
import { listen } from '../../realtime/transport.ts';
import { addOlderPage } from '../lists/addOlderPage.ts';
import { allPages } from '../lists/allPages.ts';
import { askAnew } from '../lists/askAnew.ts';
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
  if (groups.size === 0) listen(couponChanged, ({ bet }) => updateCouponLists(bet));
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
  await addOlderPage(couponList(group), {
    size: PAGE_SIZE,
    ask: (page) => call(listCouponBets, { group, page }),
    rowsOf: ({ bets }) => bets,
    joined: withOlder,
  });
}

/**
 * Puts a changed bet into the list it belongs to and takes it out of the other: where it was placed long ago, the first
 * page does not tell it. The open ones are asked for whole.
 */
function updateCouponLists(bet: CouponBet): void {
  const isThis = ({ couponId }: CouponBet) => couponId === bet.couponId;
  const isKnown = [...groups.values()].some(({ state: { data } }) => data?.bets.some(isThis));
  for (const [group, list] of groups) {
    const { data, savedAt } = list.state;
    if (!data || group === 'open') continue;
    const others = data.bets.filter((one) => !isThis(one));
    const bets = groupOf(bet) === group ? newestFirst([bet, ...others]) : others;
    // One that is corrected long after is counted already, on a page that is not loaded.
    const isCounted = !isKnown && groupOf(bet) !== 'open' && data.bets.length < data.total;
    const total = isCounted ? data.total : data.total + bets.length - data.bets.length;
    // The others are as old as before, and why they are still holds.
    list.amend({ ...data, bets, total }, savedAt);
    if (isCounted) void askAnew(list);
  }
}

function groupOf({ state }: CouponBet): BetGroup {
  if (state === 'open' || state === 'delayed') return 'open';
  return state === 'void' || state === 'rejected' ? 'void' : 'settled';
}

/** New bets push older ones down the pages, so a bet on both is shown once. */
function withOlder(shown: CouponPage, older: CouponPage): CouponPage {
  const known = new Set(shown.bets.map(({ couponId }) => couponId));
  const added = older.bets.filter(({ couponId }) => !known.has(couponId));
  return { ...older, bets: newestFirst([...shown.bets, ...added]) };
}

function newestFirst(bets: readonly CouponBet[]): CouponBet[] {
  return [...bets].sort((one, other) => other.placedAt - one.placedAt);
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
