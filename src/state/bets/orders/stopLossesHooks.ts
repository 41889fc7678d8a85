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

/** Where stop-losses are looked for: everywhere, unless a match, a market or a runner is named. */
type Place = Partial<Pick<StopLoss, 'gameId' | 'marketId' | 'runnerId'>>;

/** The stop-losses that wait in a place, kept fresh, the newest first. */
export function useWaitingStops(place: Place = {}): readonly StopLoss[] {
  return waitingIn(useStopLosses(), place);
}

/** The same, where another component of the page keeps them fresh. */
export function useKnownWaitingStops(place: Place): readonly StopLoss[] {
  return waitingIn(useSnapshot(stopList.state).data?.stops, place);
}

function waitingIn(stops: readonly StopLoss[] = [], { gameId, marketId, runnerId }: Place) {
  return stops.filter(
    (stop) =>
      stop.state === 'waiting' &&
      (gameId === undefined || stop.gameId === gameId) &&
      (marketId === undefined || stop.marketId === marketId) &&
      (runnerId === undefined || stop.runnerId === runnerId),
  );
}
