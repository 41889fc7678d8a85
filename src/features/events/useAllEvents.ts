import type { SportEvent } from '../../contract/betting/market.ts';
import { useEventList } from '../../state/lists/useEventList.ts';

/** The matches of every sport, as they are saved and, while wanted, as they are now. */
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
    /** Of the oldest of the lists, epoch ms. */
    asOf: known.length > 0 ? Math.min(...known) : undefined,
    isLoading: lists.some(({ isLoading }) => isLoading),
    /** Why one of them could not be renewed. */
    problem: lists.find(({ problem }) => problem)?.problem,
  };
}
