import { createDatabase } from '../db/database.ts';
import { runUntil } from '../domain/agenda.ts';
import type { Operator } from '../domain/operator.ts';
import { defaultSettings } from '../domain/settings.ts';
import type { Clock } from '../engine/clock.ts';
import { createFaults } from '../engine/control/fault.ts';
import { createLatency } from '../engine/control/latency.ts';
import { createRandom } from '../engine/random.ts';
import type { Context } from '../http/context.ts';
import { sharedWorld } from '../sharedWorld.ts';
import { createRecorder } from '../tape/tape.ts';
import { textKey } from '../world/chance/hash.ts';
import { faultWorks } from './input/faultInput.ts';

const toNobody = () => undefined;

/**
 * An empty world that nobody sees: it is built beside the one in use, which goes on answering, and takes its
 * place when it is whole. If building fails or is given up, nothing has happened.
 */
export function draftOf(context: Context, seed: string, clock: Clock): Context {
  const operator: Operator = {
    ...context.operator,
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
    operator,
    clock,
    faults: createFaults(faultWorks),
    latency: createLatency(createRandom(1).next),
    api: context.api,
    isStrict: context.isStrict,
    journal: context.journal,
    recorder: createRecorder(toNobody),
    catchUp: () => runUntil(operator, operator.clock.now()),
  };
}

/** Puts a finished draft in the place of the world in use. */
export function swapIn(context: Context, { operator, faults, latency }: Context): void {
  const { seed, db, random, world, settings } = operator;
  Object.assign(context.operator, { seed, db, random, world, settings });
  context.operator.clock.restore(operator.clock.state());
  for (const fault of faults.list()) context.faults.add(fault);
  context.latency.set(latency.get());
  // Whoever knows how the world began says so afterwards.
  context.recorder.restart();
}
