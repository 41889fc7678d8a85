import type { SportEvent } from '../../contract/betting/market.ts';

export type Pick = 'in play' | 'popular' | 'next';

interface Pickable {
  status: SportEvent['status'];
  matched: number;
  startsAt: number;
}

/** The few events for a start page: those with the most money matched, or the soonest. */
export function pickEvents<E extends Pickable>(
  events: readonly E[],
  pick: Pick,
  limit: number,
): E[] {
  const byMoney = (one: E, other: E) => other.matched - one.matched;
  const byStart = (one: E, other: E) => one.startsAt - other.startsAt;
  return events
    .filter(({ status }) => status === (pick === 'in play' ? 'inplay' : 'upcoming'))
    .sort(pick === 'next' ? byStart : byMoney)
    .slice(0, limit);
}
