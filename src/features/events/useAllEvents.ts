import type { SportEvent } from '../../contract/betting/market.ts';
import { useEventList } from '../../state/lists/useEventList.ts';

/** The matches of every sport: the saved lists, refreshed while wanted. */
export function useAllEvents(isWanted: boolean) {
  const lists = [
    useEventList('cricket', isWanted),
    useEventList('soccer', isWanted),
    useEventList('tennis', isWanted),
  ];
  const known = lists.flatMap(({ savedAt }) => savedAt || []);
  const events: SportEvent[] | undefined =
    known.length > 0 ? lists.flatMap((list) => list.events ?? []) : undefined;
  return {
    events,
    /** When the oldest of the lists came, by this phone's clock, epoch ms. */
    savedAt: known.length > 0 ? Math.min(...known) : undefined,
    isLoading: lists.some(({ isLoading }) => isLoading),
    /** Why one of the lists could not be refreshed. */
    problem: lists.find(({ problem }) => problem)?.problem,
  };
}
