import { type DayRange, isInRange } from '../../../domain/time/dayRange.ts';
import type { CachedList, CachedListSource } from '../../../state/lists/cachedList.ts';

/** What My bets must know of a list that stands below the bets of the exchange. */
export interface OtherList {
  /** As it is read after "Your". */
  name: string;
  state: 'coming' | 'failed' | 'known';
  /** The server has older rows that the filter may match, and they are not loaded. */
  hasOlder: boolean;
  retry(): void;
}

interface Kept {
  name: string;
  list: CachedListSource<object>;
  seen: Pick<CachedList<object>, 'status'>;
  /** False where the filter leaves the whole list out. */
  isWanted: boolean;
  /** When its rows were placed, newest first, epoch ms; undefined while none are known. */
  times: readonly number[] | undefined;
  total: number | undefined;
  range: DayRange | undefined;
}

export function otherList({
  name,
  list,
  seen,
  isWanted,
  times,
  total = 0,
  range,
}: Kept): OtherList {
  const isKnown = !isWanted || times !== undefined;
  const oldest = times?.at(-1);
  const hasMore = isWanted && times !== undefined && times.length < total;
  // What is loaded reaches back before the first of the days: older rows are not of these days.
  const isReached = range && oldest !== undefined && !isInRange(oldest, { from: range.from });
  return {
    name,
    state: isKnown ? 'known' : seen.status === 'failed' ? 'failed' : 'coming',
    hasOlder: hasMore && !isReached,
    retry: () => void list.refresh(),
  };
}
