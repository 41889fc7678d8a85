import type { SportEvent, SportId } from '../../../contract/betting/market.ts';
import { lagosIsoDate } from '../../../domain/time/lagosTime.ts';
import { SPORT_IDS } from '../sports.ts';

export const DAYS = ['all', 'today', 'tomorrow', 'later'] as const;
export type Day = (typeof DAYS)[number];

export const SORTS = ['start', 'money', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface Arrangement {
  day: Day;
  sort: Sort;
  /** Shows only this competition. */
  league?: string | undefined;
  /** Shows only this sport, in a list that mixes them. */
  sport?: SportId | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const ORDERS: Record<Sort, (one: SportEvent, other: SportEvent) => number> = {
  start: (one, other) => one.startsAt - other.startsAt,
  money: (one, other) => other.matched - one.matched,
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
};

/** The events that match the filters, in the chosen order; those in play always come first, then sport by sport. */
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
    .sort(
      (one, other) =>
        Number(other.inPlay) - Number(one.inPlay) ||
        SPORT_IDS.indexOf(one.sportId) - SPORT_IDS.indexOf(other.sportId) ||
        ORDERS[sort](one, other),
    );
}

/** By Lagos time. A match in play counts as today's, even after midnight. */
function dayOf({ startsAt, inPlay }: SportEvent, now: number): Day {
  const date = lagosIsoDate(startsAt);
  if (inPlay || date <= lagosIsoDate(now)) return 'today';
  return date === lagosIsoDate(now + DAY_MS) ? 'tomorrow' : 'later';
}
