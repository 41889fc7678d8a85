import type { SportEvent } from '../../../contract/betting/market.ts';

export type Pick = 'in play' | 'popular' | 'next';

/** The few events for a start page: those with the most money matched, or the soonest. */
export function pickEvents(events: readonly SportEvent[], pick: Pick, limit: number): SportEvent[] {
  const byMoney = (one: SportEvent, other: SportEvent) => other.matched - one.matched;
  const byStart = (one: SportEvent, other: SportEvent) => one.startsAt - other.startsAt;
  return events
    .filter(({ status }) => status === (pick === 'in play' ? 'inplay' : 'upcoming'))
    .sort(pick === 'next' ? byStart : byMoney)
    .slice(0, limit);
}
