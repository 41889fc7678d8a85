import type { SportEvent } from '../../contract/betting/market.ts';
import { useEventList } from '../../state/lists/useEventList.ts';

/** The matches of every sport: the saved lists, refreshed while wanted. */
export function useAllEvents(isWanted: boolean) {
  const lists = [
    useEventList('cricket', isWanted),
    useEventList('soccer', isWanted),
    useEventList('tennis', isWanted),
  ];
  const known = lists.flatMap(({ asOf }) => asOf ?? []);
  const events: SportEvent[] | undefined =
    known.length > 0 ? lists.flatMap((list) => list.events ?? []) : undefined;
  return {
    events,
    /** When the server wrote the oldest of the lists, epoch ms. */
    asOf: known.length > 0 ? Math.min(...known) : undefined,
    isLoading: lists.some(({ isLoading }) => isLoading),
    /** Why one of the lists could not be refreshed. */
    problem: lists.find(({ problem }) => problem)?.problem,
  };
}
