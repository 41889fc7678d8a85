import type { SportEvent, SportId } from '../../../contract/betting/market.ts';
import { lagosIsoDate } from '../../../domain/time/lagosTime.ts';

export const DAYS = ['all', 'today', 'tomorrow', 'later'] as const;
export type Day = (typeof DAYS)[number];

export const SORTS = ['start', 'money', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface Arrangement {
  day: Day;
  sort: Sort;
  /** The only competition wanted. */
  league?: string | undefined;
  /** The only sport wanted, of a list that mixes them. */
  sport?: SportId | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const ORDERS: Record<Sort, (one: SportEvent, other: SportEvent) => number> = {
  start: (one, other) => one.startsAt - other.startsAt,
  money: (one, other) => other.matched - one.matched,
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
};

/** The events that are wanted, in the order that is wanted; what is in play always comes first. */
export function arrangeEvents(
  events: readonly SportEvent[],
  { day, sort, league, sport }: Arrangement,
  now: number,
): SportEvent[] {
  return events
    .filter(
      (event) =>
        event.status !== 'finished' &&
        (league === undefined || event.competition === league) &&
        (sport === undefined || event.sportId === sport) &&
        (day === 'all' || dayOf(event, now) === day),
    )
    .sort((one, other) => Number(other.inPlay) - Number(one.inPlay) || ORDERS[sort](one, other));
}

/** In Lagos. A match in play is today's, also after midnight. */
function dayOf({ startsAt, inPlay }: SportEvent, now: number): Day {
  const date = lagosIsoDate(startsAt);
  if (inPlay || date <= lagosIsoDate(now)) return 'today';
  return date === lagosIsoDate(now + DAY_MS) ? 'tomorrow' : 'later';
}
