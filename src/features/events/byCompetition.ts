import type { SportEvent } from '../../contract/betting/market.ts';
import { CATEGORIES, categoryOf } from './sports.ts';

/** Groups events by a name, both in the order of the list. */
function groupedBy(
  events: readonly SportEvent[],
  nameOf: (event: SportEvent) => string,
): Map<string, SportEvent[]> {
  const groups = new Map<string, SportEvent[]>();
  for (const event of events) {
    const group = groups.get(nameOf(event));
    if (group) group.push(event);
    else groups.set(nameOf(event), [event]);
  }
  return groups;
}

export const byCompetition = (events: readonly SportEvent[]) =>
  groupedBy(events, ({ competition }) => competition);

export const bySport = (events: readonly SportEvent[]) =>
  groupedBy(events, ({ sportId }) => CATEGORIES[categoryOf(sportId)]);

/** The first of them in the order they are shown in, so that those to come add nothing above the reader. */
export function firstOf(groups: ReadonlyMap<string, SportEvent[]>, limit: number) {
  let left = limit;
  return [...groups].flatMap(([name, group]) => {
    const shown = group.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [[name, shown] as const] : [];
  });
}
