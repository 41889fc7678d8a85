import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { StopLoss } from '../../../contract/betting/stopLosses.ts';
import { useFreshList } from '../../lists/useFreshList.ts';
import { session } from '../../session/session.ts';
import { stopList, syncStopsWithServer } from './stopLosses.ts';

/** No list-wide events: `stopLossChanged` updates each on its own. */
const NO_EVENTS: readonly [] = [];

/** The player's stop-losses, kept fresh, the newest first; undefined until they are known. */
export function useStopLosses(): readonly StopLoss[] | undefined {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (isAuth) syncStopsWithServer();
  }, [isAuth]);
  return useFreshList(stopList, { isWanted: isAuth, refreshOn: NO_EVENTS }).data?.stops;
}

/** The same, where another component of the page keeps them fresh. */
export function useKnownStopLosses(): readonly StopLoss[] | undefined {
  return useSnapshot(stopList.state).data?.stops;
}
