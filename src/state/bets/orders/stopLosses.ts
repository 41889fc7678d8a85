import { proxy } from 'valtio/vanilla';
import { call } from '../../../api/call.ts';
import { shownProblem } from '../../../api/shownProblem.ts';
import {
  cancelStopLoss,
  listStopLosses,
  type StopLoss,
  setStopLoss,
  stopLossChanged,
} from '../../../contract/betting/stopLosses.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { newId } from '../../../lib/newId.ts';
import { listen } from '../../../realtime/transport.ts';
import { askAnew } from '../../lists/askAnew.ts';
import { cachedList } from '../../lists/cachedList.ts';
import { onForget } from '../../session/privateState.ts';

/** The stop-losses that wait, in all markets, and those that ended in the last day. The server carries them out. */
export const stopList = cachedList({
  name: 'stops',
  schema: listStopLosses.output,
  fetch: () => call(listStopLosses, {}, { quiet: true }),
});

/** What the player does with them: one thing at a time. */
export const stopActs = proxy<{ isBusy: boolean; problem: string | undefined }>({
  isBusy: false,
  problem: undefined,
});

onForget(() => {
  Object.assign(stopActs, { isBusy: false, problem: undefined });
});

let isFollowing = false;

/** Updates the list whenever a stop-loss is set, carried out or ended. Later calls do nothing. */
export function syncStopsWithServer(): void {
  if (isFollowing) return;
  isFollowing = true;
  listen(stopLossChanged, ({ stop }) => note(stop));
}

function note(stop: StopLoss): void {
  const { data } = stopList.state;
  if (!data) return;
  const others = data.stops.filter(({ stopId }) => stopId !== stop.stopId);
  stopList.put({ ...data, stops: [stop, ...others] }, Date.now());
}

/** Sets a stop-loss. After a lost answer the list says whether it was set; nothing is sent twice. */
export function setStop(input: InputOf<typeof setStopLoss>): Promise<void> {
  return act((idempotencyKey) => call(setStopLoss, input, { idempotencyKey, quiet: true }));
}

export function removeStop(stopId: string): Promise<void> {
  return act((idempotencyKey) => call(cancelStopLoss, { stopId }, { idempotencyKey, quiet: true }));
}

async function act(send: (key: string) => Promise<{ stop: StopLoss }>): Promise<void> {
  if (stopActs.isBusy) return;
  Object.assign(stopActs, { isBusy: true, problem: undefined });
  try {
    note((await send(newId())).stop);
  } catch (error) {
    stopActs.problem = shownProblem(error);
  } finally {
    stopActs.isBusy = false;
    void askAnew(stopList);
  }
}
