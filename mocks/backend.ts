import * as z from 'zod/mini';
import { type Control, createControl } from './control/control.ts';
import { controlHandlers } from './control/controlHandlers.ts';
import { faultWorks } from './control/input/faultInput.ts';
import { saveState } from './control/state.ts';
import { createDatabase } from './db/database.ts';
import { goForward, runUntil } from './domain/agenda.ts';
import { API_ROOT } from './domain/apiRoot.ts';
import type { Operator, SendPush } from './domain/operator.ts';
import { defaultSettings } from './domain/settings.ts';
import { type ClockOptions, createClock } from './engine/clock.ts';
import { createFaults } from './engine/control/fault.ts';
import { createJournal } from './engine/control/journal.ts';
import { createLatency } from './engine/control/latency.ts';
import type { Hosted } from './engine/hosts/hosted.ts';
import type { WorldCount } from './engine/hosts/worlds.ts';
import { type Address, apiAt } from './engine/http/api.ts';
import { createRandom } from './engine/random.ts';
import { atOnce, inSlices, type Slicing } from './engine/slices.ts';
import { externalHandlers } from './external/externalHandlers.ts';
import type { Context } from './http/context.ts';
import { createHandlers } from './http/handlers.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import { sharedWorld } from './sharedWorld.ts';
import { recordedFaults } from './tape/recordedFaults.ts';
import { createRecorder, Recording } from './tape/tape.ts';
import { startTicking } from './ticking.ts';

export interface BackendOptions extends Address {
  seed?: string;
  clock?: ClockOptions;
  /** Scenario names, comma-separated. */
  scenario?: string;
  /** A state to start from, as the `snapshot` command returned it. */
  snapshot?: unknown;
  /** What led to the snapshot, so that a link can still lead to it. */
  recording?: unknown;
  /** Real milliseconds since the snapshot was taken, if the world has gone on meanwhile. */
  awayMs?: number;
  /** Reaches push services; without it, push messages go nowhere. */
  sendPush?: SendPush;
  /** The name of this world among those of its server. */
  name?: string;
  /** Tells of the worlds beside this one. */
  worlds?: () => WorldCount;
  /**
   * Refuses unknown fields (400), a body of another type (415) and a path in another case (404). Otherwise these
   * are answered, with a warning in the header `x-mock-warning` and in the journal.
   */
  strict?: boolean;
  /** Advances by itself in real time. Without it, only calls and commands advance it. */
  isLive?: boolean;
}

/** One world with its people, money and matches, served through HTTP handlers and sockets. */
export interface Backend extends Hosted {
  realtime: Realtime;
  control: Control;
  context: Context;
}

/** Makes a world at once. For tests, and where nobody else waits. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { backend, begin } = assemble(options);
  atOnce(begin(false));
  return backend;
}

/** Makes a world in slices, while the others of its host go on answering. */
export async function createBackendInSlices(
  options: BackendOptions = {},
  slicing: Slicing = {},
): Promise<Backend> {
  const { backend, begin } = assemble(options);
  await inSlices(begin(true), slicing);
  return backend;
}

function assemble(options: BackendOptions) {
  const { seed = 'oja', scenario, snapshot, awayMs = 0, isLive = false } = options;
  const { sendPush = () => undefined } = options;
  const clock = createClock(options.clock);
  const operator: Operator = {
    seed,
    apiRoot: options.base ?? API_ROOT,
    db: createDatabase(),
    clock,
    random: createRandom(0),
    world: sharedWorld(seed, clock.now()),
    settings: defaultSettings(),
    sendPush,
    push: (...sent) => realtime.push(...sent),
    hangUp: (tokens) => realtime.hangUp(tokens),
  };
  const recorder = createRecorder(() => saveState(context));
  const faults = recordedFaults(createFaults(faultWorks), recorder, () => clock.now());
  const context: Context = {
    api: apiAt(options),
    operator,
    clock,
    faults,
    latency: createLatency(createRandom(1).next),
    journal: createJournal(),
    nameOf(player) {
      const { accounts, sessions } = operator.db;
      const id = typeof player === 'string' ? sessions.get(player)?.accountId : player;
      return id === undefined ? undefined : accounts.get(id)?.username;
    },
    isStrict: options.strict ?? false,
    recorder,
    ...(options.worlds && { worlds: options.worlds }),
    ...(options.name && { name: options.name }),
    catchUp: () => runUntil(operator, operator.clock.now()),
  };
  const realtime = createRealtime(context);
  const control = createControl(context, realtime, options.clock);
  let stop: () => void = () => undefined;
  function* begin(isWarm: boolean): Generator<void, void> {
    if (snapshot !== undefined) {
      yield* control.begin('restore', { snapshot }, isWarm);
      if (options.recording) recorder.begin(z.parse(Recording, options.recording));
    } else yield* control.begin('reset', scenario === undefined ? {} : { scenario }, isWarm);
    const passedMs = Math.round(Math.max(0, awayMs) * clock.state().scale);
    yield* goForward(operator, clock.now() + passedMs);
    if (isLive) stop = startTicking(context.catchUp, realtime);
  }
  const backend: Backend = {
    handlers: [
      ...controlHandlers(control, context.api),
      ...externalHandlers(context),
      ...createHandlers(context, options.unknown),
    ],
    realtime,
    control,
    context,
    isDown: () => context.faults.isServerDown(),
    takesUpgradeFault: () => context.faults.take('socket upgrade')?.network === true,
    snapshot: () => control.run('snapshot', {}),
    recording() {
      const recording = recorder.recorded();
      return 'seed' in recording.begun ? recording : undefined;
    },
    dispose() {
      stop();
      realtime.dropAll();
    },
  };
  return { backend, begin };
}
