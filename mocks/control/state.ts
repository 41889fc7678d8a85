import * as z from 'zod/mini';
import { ClockState } from '../clock.ts';
import { createDatabase, DatabaseSnapshot } from '../db/database.ts';
import { Settings } from '../domain/settings.ts';
import type { Desk } from '../http/desk.ts';
import { createRandom } from '../random.ts';
import { sharedWorld } from '../sharedWorld.ts';
import { Fault } from './fault.ts';
import { LatencyProfile } from './latency.ts';

/**
 * Everything that makes up a world. Matches are left out, because they follow from the seed and the clock.
 */
export const BackendState = z.object({
  seed: z.string(),
  clock: ClockState,
  random: z.int(),
  settings: Settings,
  faults: z.array(Fault),
  latency: LatencyProfile,
  database: DatabaseSnapshot,
});
export type BackendState = z.input<typeof BackendState>;

/** The world's state for a snapshot. */
export function saveState({ house, faults, latency }: Desk): BackendState {
  return z.encode(BackendState, {
    seed: house.seed,
    clock: house.clock.state(),
    random: house.random.state(),
    settings: house.settings,
    faults: faults.list(),
    latency: latency.get(),
    database: house.db.snapshot(),
  });
}

/** Replaces the world's state by a snapshot, after parsing it. */
export function loadState(desk: Desk, saved: unknown): void {
  const { house } = desk;
  const state = BackendState.parse(saved);
  house.clock.restore(state.clock);
  enterWorld(desk, state.seed);
  house.random = createRandom(state.random);
  house.settings = state.settings;
  house.db = createDatabase(state.database);
  desk.faults.clear();
  for (const fault of state.faults) desk.faults.add(fault);
  desk.latency.set(state.latency);
}

/** Gives the house the matches of a seed, around the clock's time. */
export function enterWorld({ house }: Desk, seed: string): void {
  house.seed = seed;
  house.world = sharedWorld(seed, house.clock.now());
}
