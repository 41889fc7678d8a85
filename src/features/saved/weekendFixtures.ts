import type { EventList } from '../../contract/betting/catalogue.ts';
import { comingWeekend } from '../../domain/time/weekend.ts';
import type { CachedList } from '../../state/lists/cachedList.ts';
import { eventList } from '../../state/lists/eventLists.ts';

const SPORTS = ['cricket', 'soccer', 'tennis'] as const;

/** The keys of the lists that each sport's page shows. */
export const WEEKEND_KEYS: readonly string[] = SPORTS.map((sport) => `list:events-${sport}@1`);

export const weekendLists: readonly CachedList<EventList>[] = SPORTS.map(
  (sport) => eventList(sport).state,
);

/** Fetches every sport's fixtures into the saved lists; `false` when one failed. */
export async function addWeekend(): Promise<boolean> {
  await Promise.all(SPORTS.map((sport) => eventList(sport).refresh()));
  return weekendLists.every(({ status }) => status === 'ready');
}

/** How many of a list's matches start on this or the coming weekend. */
export function countWeekend(list: EventList, nowMs: number): number {
  const { startsAt, endsAt } = comingWeekend(nowMs);
  return list.events.filter((event) => event.startsAt >= startsAt && event.startsAt < endsAt)
    .length;
}
