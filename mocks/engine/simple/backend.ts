import * as z from 'zod/mini';
import { moveTo, performUntil } from '../agenda.ts';
import { type ClockOptions, ClockState, createClock } from '../clock.ts';
import { createClockJump } from '../control/clockJump.ts';
import { createFaults } from '../control/fault.ts';
import { commandHandlers } from '../control/handlers.ts';
import { jumpMs } from '../control/instant.ts';
import { createJournal } from '../control/journal.ts';
import { createLatency } from '../control/latency.ts';
import { parseInput } from '../control/parseInput.ts';
import { createRunner } from '../control/runner.ts';
import { DatabaseSnapshot, fillDatabase } from '../db/database.ts';
import type { Table } from '../db/table.ts';
import type { Desk } from '../desk.ts';
import type { Hosted } from '../hosts/hosted.ts';
import { type Address, apiAt } from '../http/api.ts';
import { missing } from '../http/missing.ts';
import { route } from '../http/route.ts';
import { createRandom } from '../random.ts';
import { createLines } from '../realtime/lines.ts';
import { atOnce } from '../slices.ts';
import { answerCall } from './answerCall.ts';
import { instantOf, simpleInputs } from './commands.ts';
import type { House, Product } from './product.ts';

export interface BackendOptions extends Address {
  clock?: ClockOptions;
  /** A state to start from, as the `snapshot` command returned it. */
  snapshot?: unknown;
  /** Real milliseconds since the snapshot was taken. */
  awayMs?: number;
  /** Advances by itself in real time. */
  isLive?: boolean;
}

const State = z.strictObject({
  clock: ClockState,
  random: z.int(),
  database: DatabaseSnapshot,
});

const TICK_MS = 250;

/** One world of a product, for any host. */
export function createBackend<Tables extends Record<string, Table>>(
  product: Product<Tables>,
  options: BackendOptions = {},
): Hosted {
  const fresh = () => atOnce(fillDatabase(product.tables));
  const clock = createClock(options.clock);
  const house: House<Tables> = {
    db: fresh(),
    clock,
    random: createRandom(0),
    push: (...sent) => lines.push(...sent),
  };
  const duties = (until: number) => product.duties?.(house, until) ?? [];
  const desk: Desk = {
    api: apiAt(options),
    clock,
    faults: createFaults(),
    latency: createLatency(createRandom(1).next),
    journal: createJournal(),
    catchUp: () => performUntil(duties, clock, clock.now()),
  };
  const lines = createLines(desk, {
    accountOf: (token) => product.accountOf(house, token),
    asked: product.questions.map(({ event }) => event),
    reply: (event, payload, { token }) =>
      product.questions.find((one) => one.event === event)?.answer(house, payload as never, token),
    refusal: (_, message) => ({ status: 'error', message }),
  });

  const status = () => ({ now: new Date(clock.now()).toISOString(), sockets: lines.size });
  const begin = () => {
    Object.assign(house, { db: fresh(), random: createRandom(0) });
    desk.faults.restart();
    desk.journal.clear();
    product.seed(house);
    return status();
  };
  const restore = (snapshot: unknown) => {
    const state = z.parse(State, parseInput(State, snapshot));
    const db = atOnce(fillDatabase(product.tables, state.database));
    Object.assign(house, { db, random: createRandom(state.random) });
    clock.restore(state.clock);
    return status();
  };
  const snapshot = () => ({
    clock: clock.state(),
    random: house.random.state(),
    database: house.db.snapshot(),
  });
  const goForward = (to: number) => moveTo(duties, clock, to);
  const every: {
    [Name in keyof typeof simpleInputs]: (input: z.output<(typeof simpleInputs)[Name]>) => unknown;
  } = {
    reset({ startAt, scale }) {
      clock.restart({ startAt: instantOf(startAt) ?? options.clock?.startAt, scale });
      return begin();
    },
    snapshot,
    restore: (input) => restore(input.snapshot),
    clock({ freeze, scale, ...jump }) {
      atOnce(goForward(clock.now() + jumpMs(jump, clock.now())));
      if (freeze !== undefined) clock.setFrozen(freeze);
      if (scale !== undefined) clock.setScale(scale);
      return status();
    },
    latency: (profile) => desk.latency.set(profile),
    fault(input) {
      if ('clear' in input) desk.faults.clear(input.clear === true ? undefined : input.clear);
      else desk.faults.add(input);
      if (desk.faults.isServerDown()) lines.dropAll();
      return status();
    },
    journal: ({ since }) => desk.journal.since(since),
  };
  const runner = createRunner({
    inputs: simpleInputs,
    run: (name, input) => every[name as keyof typeof every](input as never),
    steps: {},
    clockJump: createClockJump({ now: () => clock.now(), goForward }),
  });
  if (options.snapshot === undefined) begin();
  else restore(options.snapshot);
  atOnce(goForward(clock.now() + Math.round((options.awayMs ?? 0) * clock.state().scale)));
  const timer = options.isLive ? setInterval(desk.catchUp, TICK_MS) : undefined;
  // Node only: test runs must not wait for the timer.
  if (typeof timer === 'object') timer.unref();
  return {
    handlers: [
      ...commandHandlers({ api: desk.api, runner, status }),
      ...product.calls.flatMap((call) => route(desk, call.endpoint, answerCall(desk, house, call))),
      ...(options.unknown === 'pass'
        ? []
        : [
            missing(
              desk,
              product.calls.map(({ endpoint }) => endpoint),
            ),
          ]),
    ],
    realtime: lines,
    isDown: () => desk.faults.isServerDown(),
    takesUpgradeFault: () => desk.faults.take('socket upgrade')?.network === true,
    snapshot,
    dispose() {
      clearInterval(timer);
      lines.dropAll();
    },
  };
}
