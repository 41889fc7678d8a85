import { call } from '../../api/call.ts';
import { EventList, listEvents } from '../../contract/betting/catalogue.ts';
import type { Category } from '../../contract/betting/market.ts';
import { type CachedListSource, cachedList } from './cachedList.ts';

const lists = new Map<Category, CachedListSource<EventList>>();

/** The events of a category; one cached list for each category. */
export function eventList(category: Category): CachedListSource<EventList> {
  const known = lists.get(category);
  if (known) return known;
  const list = cachedList({
    name: `events-${category}`,
    schema: EventList,
    fetch: () => call(listEvents, { category }, { quiet: true }),
  });
  lists.set(category, list);
  return list;
}
