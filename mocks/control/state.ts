import * as z from 'zod/mini';
import { createDatabase, createDatabaseInSteps } from '../db/database.ts';
import type { Operator } from '../domain/operator.ts';
import { Refusal } from '../domain/refusal.ts';
import { Settings } from '../domain/settings.ts';
import { type Clock, ClockState } from '../engine/clock.ts';
import { LatencyProfile } from '../engine/control/latency.ts';
import { DatabaseSnapshot } from '../engine/db/database.ts';
import { createRandom } from '../engine/random.ts';
import type { Context } from '../http/context.ts';
import { draftOf } from './draft.ts';
import { Fault } from './input/faultInput.ts';

/**
 * Everything that makes up a world. Matches are left out, because they follow from the seed and the clock.
 */
export const BackendState = z.strictObject({
  seed: z.string(),
  clock: ClockState,
  random: z.int(),
  settings: Settings,
  faults: z.array(Fault),
  latency: LatencyProfile,
  database: DatabaseSnapshot,
});
export type BackendState = z.input<typeof BackendState>;

/** The world's state for a snapshot. Worlds that are equal have the same bytes, however they came about. */
export function saveState({ operator, faults, latency }: Context): BackendState {
  const { settings } = operator;
  const database = operator.db.snapshot();
  return z.encode(BackendState, {
    seed: operator.seed,
    clock: operator.clock.state(),
    random: operator.random.state(),
    settings: { ...settings, gateways: inOrder(settings.gateways) },
    faults: faults.list(),
    latency: latency.get(),
    database: { ...database, counters: inOrder(database.counters) },
  });
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Builds the world of a snapshot, step by step; refuses anything else. */
export function* loadState(
  context: Context,
  saved: unknown,
  clock: Clock,
): Generator<void, Context> {
  try {
    const state = BackendState.parse(saved);
    clock.restore(state.clock);
    const draft = draftOf(context, state.seed, clock);
    draft.operator.random = createRandom(state.random);
    draft.operator.settings = state.settings;
    draft.operator.db = yield* createDatabaseInSteps(state.database);
    for (const fault of state.faults) draft.faults.add(fault);
    draft.latency.set(state.latency);
    draft.catchUp();
    return draft;
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new Refusal('invalid', `This is no snapshot of a world:\n${why}`);
  }
}

/** Changes the world step by step. If that fails, the world is as it was. */
export function* allOrNothing<Result>(
  context: Context,
  change: Generator<void, Result>,
): Generator<void, Result> {
  const { operator, faults, latency } = context;
  const before = {
    ...operator,
    settings: structuredClone(operator.settings),
    random: createRandom(operator.random.state()),
  };
  // Cheap, because rows are frozen: it copies references only.
  const database = operator.db.snapshot();
  const clock = operator.clock.state();
  const profile = latency.get();
  const bringFaultsBack = faults.remember();
  try {
    return yield* change;
  } catch (error) {
    Object.assign(operator, before, { db: createDatabase(database) });
    operator.clock.restore(clock);
    bringFaultsBack();
    latency.set(profile);
    throw error;
  }
}

/** Changes the world while what it would push is held back; returns what sends it after all. */
export function* holdBack(
  operator: Operator,
  change: Generator<void, void>,
): Generator<void, () => void> {
  const { push, hangUp } = operator;
  const held: (() => void)[] = [];
  operator.push = (...sent) => held.push(() => push(...sent));
  operator.hangUp = (tokens) => held.push(() => hangUp(tokens));
  try {
    yield* change;
  } finally {
    operator.push = push;
    operator.hangUp = hangUp;
  }
  return () => {
    for (const send of held) send();
  };
}
