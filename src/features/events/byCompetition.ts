import type { SportEvent } from '../../contract/betting/market.ts';

/** Groups events by competition, both in the order of the list. */
export function byCompetition(events: readonly SportEvent[]): Map<string, SportEvent[]> {
  const groups = new Map<string, SportEvent[]>();
  for (const event of events) {
    const group = groups.get(event.competition);
    if (group) group.push(event);
    else groups.set(event.competition, [event]);
  }
  return groups;
}
