import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type Bet, betChanged } from '../../contract/betting/bets.ts';
import { newerIn } from '../../contract/kit/newerIn.ts';
import { type BetTotals, betTotals } from '../../domain/position/betTotals.ts';
import { listen } from '../../realtime/transport.ts';
import { type BetFilter, isFilterEmpty, isFound } from '../../state/bets/betFilter.ts';
import { type BetGroup, betList, loadOlderBets } from '../../state/bets/bets.ts';
import { useBetList } from '../../state/bets/betsHooks.ts';
import { betSearch, searchBets, searchKey, searchOlder } from './betSearch.ts';

export interface FoundBets {
  /** Undefined while nothing is known. */
  bets: readonly Bet[] | undefined;
  total: number;
  /** Totals of all matches, including pages not loaded. */
  totals: BetTotals | undefined;
  savedAt: number;
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  problem: string | undefined;
  newer: number;
  /** Only the loaded bets were filtered and counted, and there are more. */
  isPartial: boolean;
  retry(): void;
  loadOlder(): Promise<void>;
}

/**
 * The bets of a group that match a filter. Saved bets show at once. All open bets are saved; for the other
 * groups the server is asked.
 */
export function useFoundBets(group: BetGroup, filter: BetFilter): FoundBets {
  const { data, savedAt, status, problem, newer } = useBetList(group);
  const search = useSnapshot(betSearch);
  const isAsked = group !== 'open' && !isFilterEmpty(filter);

  useEffect(() => {
    if (!isAsked) return;
    void searchBets(group, filter);
    return listen(betChanged, () => void searchBets(group, filter));
  }, [isAsked, group, filter]);

  const isAnswered = isAsked && search.key === searchKey(group, filter);
  if (isAnswered && search.data) {
    const { bets, total, totals } = search.data;
    return {
      bets,
      total,
      totals: totals ?? betTotals(bets),
      savedAt: search.savedAt,
      status: search.status,
      problem: search.status === 'failed' ? "Couldn't search all your bets" : undefined,
      newer: newerIn(search.data),
      isPartial: !totals && bets.length < total,
      retry: () => void searchBets(group, filter),
      loadOlder: () => searchOlder(group, filter),
    };
  }
  const isWhole = data !== undefined && data.bets.length >= data.total;
  const found = isFilterEmpty(filter)
    ? data?.bets
    : data?.bets.filter((bet) => isFound(bet, filter));
  const whole = isFilterEmpty(filter) ? data?.totals : undefined;
  return {
    bets: found,
    total: isFilterEmpty(filter) ? (data?.total ?? 0) : (found?.length ?? 0),
    totals: whole ?? (found && betTotals(found)),
    savedAt,
    status: isAnswered ? search.status : status,
    problem,
    newer,
    isPartial: isFilterEmpty(filter) ? !whole && !isWhole : !isWhole,
    retry: () => void (isAsked ? searchBets(group, filter) : betList(group).refresh()),
    loadOlder: () => loadOlderBets(group),
  };
}
