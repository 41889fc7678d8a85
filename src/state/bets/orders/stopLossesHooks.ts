import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { StopLoss } from '../../../contract/betting/stopLosses.ts';
import * as texts from '../../../messages/english/cashout/stopLoss.ts';
import { useFreshList } from '../../lists/useFreshList.ts';
import { connection } from '../../session/connection.ts';
import { session } from '../../session/session.ts';
import { stopActs, stopList, syncStopsWithServer } from './stopLosses.ts';

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

interface StopAct {
  isBusy: boolean;
  /** Why the last try in one of these markets failed. */
  problem: string | undefined;
  /** Why none can be removed now. On a break one may: it only takes away. */
  block: string | undefined;
}

/** How it is going with the stop-losses of some markets. */
export function useStopAct(marketIds: readonly string[]): StopAct {
  const { isBusy, problem } = useSnapshot(stopActs);
  const { status } = useSnapshot(connection);
  return {
    isBusy,
    problem: problem && marketIds.includes(problem.marketId) ? problem.text : undefined,
    block: status === 'offline' ? texts.offline : undefined,
  };
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
