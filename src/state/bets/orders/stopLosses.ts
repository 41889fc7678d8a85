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
import { freshData } from '../../lists/freshData.ts';
import { isDoubtful } from '../../money/doubtfulKeys.ts';
import { createIntent, isUnderWay } from '../../money/intent.ts';
import { onForget } from '../../session/privateState.ts';
import { whenRealtimeReady } from '../../session/realtimeSession.ts';

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

type SetStop = InputOf<typeof setStopLoss>;

/** What was sent under a key: one of these at most takes effect. */
interface Tries {
  key: string;
  marketId: string;
  /** The stop-losses that were known before: another one is what became of the tries. */
  knownIds: readonly string[];
}

/** By market, also once its problem is gone: a lost try may still arrive. */
const lastTries = new Map<string, Tries>();
let current: Tries | undefined;

onForget(() => {
  Object.assign(stopActs, { isBusy: false, problem: undefined });
  lastTries.clear();
  current = undefined;
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

const setting = createIntent<StopLoss>({
  find,
  phaseOf: (key) => (current?.key === key ? { is: 'sending' } : undefined),
  enter(key, phase) {
    if (current?.key !== key) return;
    stopActs.isBusy = isUnderWay(phase);
    stopActs.problem = phase.is === 'editing' ? phase.problem?.text : undefined;
    if (!stopActs.isBusy) void askAnew(stopList);
  },
  landed: note,
  // `setStop` gives a key that is not in doubt to no other try.
  refused: () => undefined,
  notArrived: "We didn't get it. Your stop-loss has not changed; you can try again.",
});

/** What became of a lost try: a stop-loss that was not there before. */
async function find(): Promise<StopLoss | undefined> {
  if (!current) return undefined;
  const { marketId, knownIds } = current;
  const { stops } = await freshData(stopList);
  return stops.find((stop) => stop.marketId === marketId && !knownIds.includes(stop.stopId));
}

/** Sets a stop-loss. If the answer is lost, the list tells whether it was set; nothing is sent twice. */
export function setStop(input: SetStop): void {
  if (stopActs.isBusy) return;
  const { marketId } = input;
  const before = lastTries.get(marketId);
  const fresh = () => ({
    key: newId(),
    marketId,
    knownIds: stopList.state.data?.stops.map(({ stopId }) => stopId) ?? [],
  });
  // While a try may still arrive, the next has its key, at whatever price: so only one of them counts.
  const tries = before && isDoubtful(before.key) ? before : fresh();
  lastTries.set(marketId, tries);
  current = tries;
  follow();
  const send = async () =>
    (await call(setStopLoss, input, { idempotencyKey: tries.key, quiet: true })).stop;
  void setting.submit(tries.key, send);
}

let isReady = false;

/** Looks up the try whose answer was lost, once the server is there again. */
function follow(): void {
  if (isReady) return;
  isReady = true;
  whenRealtimeReady(() => {
    if (current && stopActs.isBusy && isDoubtful(current.key)) void setting.check(current.key);
  });
}

/** Removes a stop-loss: sent again, it does the same. */
export async function removeStop(stopId: string): Promise<void> {
  if (stopActs.isBusy) return;
  Object.assign(stopActs, { isBusy: true, problem: undefined });
  try {
    note((await call(cancelStopLoss, { stopId }, { idempotencyKey: newId(), quiet: true })).stop);
  } catch (error) {
    stopActs.problem = shownProblem(error);
  } finally {
    stopActs.isBusy = false;
    void askAnew(stopList);
  }
}
