import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Bet } from '../../contract/betting/bets.ts';
import type { CachedList, CachedListSource } from '../lists/cachedList.ts';
import { useFreshList } from '../lists/useFreshList.ts';
import { session } from '../session/session.ts';
import {
  type BetGroup,
  type BetPage,
  betList,
  holdMatchBets,
  matchBets,
  syncBetsWithServer,
} from './bets.ts';

const NONE: readonly Bet[] = [];
/** No list-wide events: `betChanged` updates each bet on its own. */
const NO_EVENTS: readonly [] = [];

function useFreshBets<T>(list: CachedListSource<T>): Snapshot<CachedList<T>> {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (isAuth) syncBetsWithServer();
  }, [isAuth]);
  return useFreshList(list, { isWanted: isAuth, refreshOn: NO_EVENTS });
}

/** The player's bets of one group, kept fresh. */
export function useBetList(group: BetGroup): Snapshot<CachedList<BetPage>> {
  return useFreshBets(betList(group));
}

/** The player's open bets on one match, kept fresh; none for a guest. */
export function useMatchBets(gameId: string): readonly Bet[] {
  useEffect(() => holdMatchBets(gameId), [gameId]);
  return useFreshBets(matchBets(gameId)).data?.bets ?? NONE;
}

/** The same bets, where another component of the page keeps them fresh. */
export function useKnownMatchBets(gameId: string): readonly Bet[] {
  useEffect(() => holdMatchBets(gameId), [gameId]);
  return useSnapshot(matchBets(gameId).state).data?.bets ?? NONE;
}
