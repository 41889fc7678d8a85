import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Bet } from '../contract/bets.ts';
import { type BetGroup, type BetPage, betList, followBets, matchBets } from './bets.ts';
import type { CachedList, CachedListSource } from './cachedList.ts';
import { whenRealtimeReady } from './realtimeSession.ts';
import { session } from './session.ts';

const NONE: readonly Bet[] = [];

/** Shows the saved list at once, asks for it now and again after every break. */
function useFresh<T>(list: CachedListSource<T>): void {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (!isAuth) return;
    followBets();
    void list.refresh();
    return whenRealtimeReady(() => void list.refresh());
  }, [list, isAuth]);
}

export function useBetList(group: BetGroup): Snapshot<CachedList<BetPage>> {
  const list = betList(group);
  useFresh(list);
  return useSnapshot(list.state);
}

/** The player's open bets on one match; none for a guest. */
export function useMatchBets(gameId: string): readonly Bet[] {
  const list = matchBets(gameId);
  useFresh(list);
  return useSnapshot(list.state).data?.bets ?? NONE;
}

/** The same where somebody else on the page keeps them fresh. */
export function useKnownMatchBets(gameId: string): readonly Bet[] {
  return useSnapshot(matchBets(gameId).state).data?.bets ?? NONE;
}
