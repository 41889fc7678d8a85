import { createDatabase } from '../db/database.ts';
import { runUntil } from '../domain/agenda.ts';
import type { House } from '../domain/house.ts';
import { defaultSettings } from '../domain/settings.ts';
import type { Clock } from '../engine/clock.ts';
import { createFaults } from '../engine/control/fault.ts';
import { createLatency } from '../engine/control/latency.ts';
import { createRandom } from '../engine/random.ts';
import type { Desk } from '../http/desk.ts';
import { sharedWorld } from '../sharedWorld.ts';
import { createRecorder } from '../tape/tape.ts';
import { textKey } from '../world/chance/hash.ts';
import { faultWorks } from './input/faultInput.ts';

const toNobody = () => undefined;

/**
 * An empty world that nobody sees: it is built beside the one in use, which goes on answering, and takes its
 * place when it is whole. If building fails or is given up, nothing has happened.
 */
export function draftOf(desk: Desk, seed: string, clock: Clock): Desk {
  const house: House = {
    ...desk.house,
    seed,
    clock,
    db: createDatabase(),
    random: createRandom(textKey(seed)),
    world: sharedWorld(seed, clock.now()),
    settings: defaultSettings(),
    sendPush: toNobody,
    push: toNobody,
    hangUp: toNobody,
  };
  return {
    house,
    clock,
    faults: createFaults(faultWorks),
    latency: createLatency(createRandom(1).next),
    api: desk.api,
    isStrict: desk.isStrict,
    journal: desk.journal,
    recorder: createRecorder(toNobody),
    history: desk.history,
    catchUp: () => runUntil(house, house.clock.now()),
  };
}

/** Puts a finished draft in the place of the world in use. */
export function swapIn(desk: Desk, { house, faults, latency }: Desk): void {
  const { seed, db, random, world, settings } = house;
  Object.assign(desk.house, { seed, db, random, world, settings });
  desk.house.clock.restore(house.clock.state());
  for (const fault of faults.list()) desk.faults.add(fault);
  desk.latency.set(latency.get());
  // Whoever knows how the world began says so afterwards.
  desk.recorder.restart();
}
