import type * as z from 'zod/mini';
import type { listCoupons } from '../../../src/contract/betting/coupon.ts';
import type { Operator } from '../operator.ts';

const PAGE_EVENTS = 30;
/** How many of an event's markets lists show. */
export const MAIN_MARKETS = 6;

/** What the sportsbook's list has: all events, those of a sport and time, of a competition, and on one page. */
export function couponPage(
  { world }: Operator,
  { sport, time, competition, page = 1 }: z.output<typeof listCoupons.input>,
  at: number,
) {
  const all = world.events(at).filter(({ status }) => status !== 'finished');
  const asked = all.filter(
    (event) =>
      (sport === undefined || event.sportId === sport) &&
      (time === undefined || event.inPlay === (time === 'live')),
  );
  const wanted = asked.filter((event) => !competition || event.competition === competition);
  const shown = wanted.slice((page - 1) * PAGE_EVENTS, page * PAGE_EVENTS);
  return { all, asked, wanted, shown };
}
