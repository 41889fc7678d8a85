import * as z from 'zod/mini';
import { createDatabase, createDatabaseInSteps } from '../db/database.ts';
import type { House } from '../domain/house.ts';
import { Refusal } from '../domain/refusal.ts';
import { Settings } from '../domain/settings.ts';
import { type Clock, ClockState } from '../engine/clock.ts';
import { LatencyProfile } from '../engine/control/latency.ts';
import { DatabaseSnapshot } from '../engine/db/database.ts';
import { createRandom } from '../engine/random.ts';
import type { Desk } from '../http/desk.ts';
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
export function saveState({ house, faults, latency }: Desk): BackendState {
  const { settings } = house;
  const database = house.db.snapshot();
  return z.encode(BackendState, {
    seed: house.seed,
    clock: house.clock.state(),
    random: house.random.state(),
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
export function* loadState(desk: Desk, saved: unknown, clock: Clock): Generator<void, Desk> {
  try {
    const state = BackendState.parse(saved);
    clock.restore(state.clock);
    const draft = draftOf(desk, state.seed, clock);
    draft.house.random = createRandom(state.random);
    draft.house.settings = state.settings;
    draft.house.db = yield* createDatabaseInSteps(state.database);
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
  { house, faults, latency }: Desk,
  change: Generator<void, Result>,
): Generator<void, Result> {
  const before = { ...house };
  const settings = structuredClone(house.settings);
  const random = house.random.state();
  const clock = house.clock.state();
  // Cheap, because rows are frozen: it copies references only.
  const database = house.db.snapshot();
  const bringFaultsBack = faults.remember();
  const profile = latency.get();
  try {
    return yield* change;
  } catch (error) {
    const db = createDatabase(database);
    Object.assign(house, before, { settings, random: createRandom(random), db });
    house.clock.restore(clock);
    bringFaultsBack();
    latency.set(profile);
    throw error;
  }
}

/** Changes the world while what it would push is held back; returns what sends it after all. */
export function* holdBack(
  house: House,
  change: Generator<void, void>,
): Generator<void, () => void> {
  const { push, hangUp } = house;
  const held: (() => void)[] = [];
  house.push = (...sent) => held.push(() => push(...sent));
  house.hangUp = (tokens) => held.push(() => hangUp(tokens));
  try {
    yield* change;
  } finally {
    house.push = push;
    house.hangUp = hangUp;
  }
  return () => {
    for (const send of held) send();
  };
}
