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
import { startDoubtfulKeys, triedKey } from '../../money/doubtfulKeys.ts';
import { createIntent, type IntentPhase, isUnderWay } from '../../money/intent.ts';
import { onForget } from '../../session/privateState.ts';
import { session } from '../../session/session.ts';

/** The stop-losses that wait, in all markets, and those that ended in the last day. The server carries them out. */
export const stopList = cachedList({
  name: 'stops',
  schema: listStopLosses.output,
  fetch: () => call(listStopLosses, {}, { quiet: true }),
});

/** What the player does with them: one thing at a time. */
export const stopActs = proxy<{
  isBusy: boolean;
  /** Why the last one failed, for its own market. */
  problem: { marketId: string; text: string } | undefined;
}>({
  isBusy: false,
  problem: undefined,
});

type SetStop = InputOf<typeof setStopLoss>;

/** The one under way or with a problem; at most one for each market may still arrive. */
let current: { key: string; marketId: string; phase: IntentPhase<StopLoss> } | undefined;

onForget(() => {
  Object.assign(stopActs, { isBusy: false, problem: undefined });
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
  stopList.amend({ ...data, stops: [stop, ...others] }, Date.now());
}

const setting = createIntent<StopLoss>({
  find,
  phaseOf: (key) => (current?.key === key ? current.phase : undefined),
  nameOf: (key) => (current?.key === key ? nameOf(current.marketId) : undefined),
  enter(key, phase) {
    if (current?.key !== key) return;
    current.phase = phase;
    stopActs.isBusy = isUnderWay(phase);
    const { text } = (phase.is === 'editing' && phase.problem) || {};
    stopActs.problem = text === undefined ? undefined : { marketId: current.marketId, text };
    if (!stopActs.isBusy) void askAnew(stopList);
  },
  landed: note,
  // `setStop` gives a key that is decided to no other try.
  refused: () => undefined,
  notArrived: "We didn't get it. Your stop-loss has not changed; you can try again.",
});

/** What became of a lost try, however long ago it was. */
async function find(reference: string): Promise<StopLoss | undefined> {
  const { stops } = await call(listStopLosses, { reference }, { quiet: true, isWhole: true });
  return stops.find((stop) => stop.reference === reference);
}

const nameOf = (marketId: string) => `stop ${marketId}`;

/** Sets a stop-loss. If the answer is lost, its key tells whether it was set; nothing is sent twice. */
export async function setStop(input: SetStop): Promise<void> {
  if (stopActs.isBusy) return;
  const { owner } = session;
  Object.assign(stopActs, { isBusy: true, problem: undefined });
  await startDoubtfulKeys();
  // The player has left meanwhile.
  if (owner !== session.owner) return;
  const { marketId } = input;
  // While a try may still arrive, the next has its key, at whatever price: so only one of them counts.
  const key = triedKey(nameOf(marketId)) ?? newId();
  current = { key, marketId, phase: { is: 'sending' } };
  const send = async () =>
    (await call(setStopLoss, input, { idempotencyKey: key, quiet: true })).stop;
  await setting.submit(key, send);
}

/** Removes a stop-loss: sent again, it does the same. */
export async function removeStop({
  stopId,
  marketId,
}: Pick<StopLoss, 'stopId' | 'marketId'>): Promise<void> {
  if (stopActs.isBusy) return;
  Object.assign(stopActs, { isBusy: true, problem: undefined });
  try {
    note((await call(cancelStopLoss, { stopId }, { idempotencyKey: newId(), quiet: true })).stop);
  } catch (error) {
    const text = shownProblem(error);
    stopActs.problem = text === undefined ? undefined : { marketId, text };
  } finally {
    stopActs.isBusy = false;
    void askAnew(stopList);
  }
}
