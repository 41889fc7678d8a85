import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { shownProblem } from '../../api/shownProblem.ts';
import {
  cancelStopLoss,
  listStopLosses,
  type StopLoss,
  setStopLoss,
  stopLossChanged,
} from '../../contract/betting/stopLosses.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import { newId } from '../../lib/newId.ts';
import { listen } from '../../realtime/transport.ts';
import { onForget } from '../../state/session/privateState.ts';
import { whenRealtimeReady } from '../../state/session/realtimeSession.ts';

/** The stop-losses of the market whose cash-out is open. In memory: the server keeps and carries them out. */
export const stopLosses = proxy<{
  marketId: string | undefined;
  /** Undefined until the server has answered. */
  stops: StopLoss[] | undefined;
  isBusy: boolean;
  problem: string | undefined;
}>({ marketId: undefined, stops: undefined, isBusy: false, problem: undefined });

onForget(() => {
  Object.assign(stopLosses, { marketId: undefined, stops: undefined, problem: undefined });
});

let isFollowing = false;

/** Shows a market's stop-losses, and keeps them fresh. */
export function openStopLosses(marketId: string): void {
  if (stopLosses.marketId !== marketId) {
    Object.assign(stopLosses, { marketId, stops: undefined, problem: undefined });
  }
  void refreshStops();
  if (isFollowing) return;
  isFollowing = true;
  listen(stopLossChanged, ({ stop }) => note(stop));
  whenRealtimeReady(() => void refreshStops());
}

async function refreshStops(): Promise<void> {
  const { marketId } = stopLosses;
  if (marketId === undefined) return;
  try {
    const { stops } = await call(listStopLosses, { marketId }, { quiet: true });
    if (stopLosses.marketId === marketId) stopLosses.stops = stops;
  } catch {
    // What was known stays; the next connection asks again.
  }
}

function note(stop: StopLoss): void {
  if (stop.marketId !== stopLosses.marketId || !stopLosses.stops) return;
  const others = stopLosses.stops.filter(({ stopId }) => stopId !== stop.stopId);
  stopLosses.stops = [stop, ...others];
}

/** Sets a stop-loss. After a lost answer the list says whether it was set; nothing is sent twice. */
export function setStop(input: InputOf<typeof setStopLoss>): Promise<void> {
  return act((idempotencyKey) => call(setStopLoss, input, { idempotencyKey, quiet: true }));
}

export function removeStop(stopId: string): Promise<void> {
  return act((idempotencyKey) => call(cancelStopLoss, { stopId }, { idempotencyKey, quiet: true }));
}

async function act(send: (key: string) => Promise<{ stop: StopLoss }>): Promise<void> {
  if (stopLosses.isBusy) return;
  Object.assign(stopLosses, { isBusy: true, problem: undefined });
  try {
    note((await send(newId())).stop);
  } catch (error) {
    stopLosses.problem = shownProblem(error);
  } finally {
    stopLosses.isBusy = false;
    void refreshStops();
  }
}
