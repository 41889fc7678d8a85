import type { EventList } from '../../contract/betting/catalogue.ts';
import { comingWeekend } from '../../domain/time/weekend.ts';
import type { CachedList } from '../../state/lists/cachedList.ts';
import { eventList } from '../../state/lists/eventLists.ts';

const SPORTS = ['cricket', 'soccer', 'tennis'] as const;

/** Where they are kept: the lists that each sport's own page shows. */
export const WEEKEND_KEYS: readonly string[] = SPORTS.map((sport) => `list:events-${sport}@1`);

export const weekendLists: readonly CachedList<EventList>[] = SPORTS.map(
  (sport) => eventList(sport).state,
);

/** Fetches the fixtures of every sport into the saved lists; `false` when one did not come. */
export async function addWeekend(): Promise<boolean> {
  await Promise.all(SPORTS.map((sport) => eventList(sport).refresh()));
  return weekendLists.every(({ status }) => status === 'ready');
}

/** How many of a list's matches begin on the weekend that is on or comes. */
export function countWeekend(list: EventList, nowMs: number): number {
  const { startsAt, endsAt } = comingWeekend(nowMs);
  return list.events.filter((event) => event.startsAt >= startsAt && event.startsAt < endsAt)
    .length;
}
