import type { SportEvent } from '../../contract/betting/market.ts';

export type Pick = 'in play' | 'popular' | 'next';

interface Pickable {
  status: SportEvent['status'];
  matched: number;
  startsAt: number;
  /** Football is 1. */
  sportId: number;
}

const isFootball = ({ sportId }: Pickable) => sportId === 1;

/**
 * The few events for a start page: those with the most money matched, by their time, or the soonest. Of those in play
 * football comes first, and has half of the places where there is so much of it.
 */
export function pickEvents<E extends Pickable>(
  events: readonly E[],
  pick: Pick,
  limit: number,
): E[] {
  const byMoney = (one: E, other: E) => other.matched - one.matched;
  const byStart = (one: E, other: E) => one.startsAt - other.startsAt;
  const sorted = events
    .filter(({ status }) => status === (pick === 'in play' ? 'inplay' : 'upcoming'))
    .sort(pick === 'next' ? byStart : byMoney);
  if (pick !== 'in play') return sorted.slice(0, limit).sort(byStart);
  const first = sorted.filter(isFootball).slice(0, Math.ceil(limit / 2));
  const rest = sorted.filter((event) => !first.includes(event)).slice(0, limit - first.length);
  return [...first, ...rest].sort(
    (one, other) => Number(isFootball(other)) - Number(isFootball(one)),
  );
}
