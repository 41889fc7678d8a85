import { seed as seedWorld } from '../db/seed/seed.ts';
import { Refusal } from '../domain/refusal.ts';
import { type ClockOptions, createClock } from '../engine/clock.ts';
import { unknownName } from '../engine/control/nearest.ts';
import type { Context } from '../http/context.ts';
import type { Beginning } from '../tape/tape.ts';
import { draftOf } from './draft.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { type BackendState, loadState, saveState } from './state.ts';

type FromSeed = Extract<Beginning, { seed: string }>;

/**
 * Worlds as they begin, by how they began, the oldest first. Living through three months of one player's life
 * takes four times as long as reading what came of it.
 */
const lived = new Map<string, { begun: FromSeed; state: BackendState }>();
const MOST_LIVED = 8;
/** A world that begins at the present may be one that began this long ago and has gone on. */
const PRESENT_MS = 5 * 60_000;

/** How a world begins, from what is known of others: exactly so, or also a little earlier. */
export function beginningFor(begun: FromSeed, isExact: boolean): FromSeed {
  if (isExact) return begun;
  const recent = [...lived.values()].findLast(
    ({ begun: { seed, scenario, startAt } }) =>
      seed === begun.seed &&
      scenario === begun.scenario &&
      startAt <= begun.startAt &&
      startAt > begun.startAt - PRESENT_MS,
  );
  return recent?.begun ?? begun;
}

/** A world that nobody sees, as it begins. Its clock is pinned at that instant. */
export function* beginAt(
  context: Context,
  begun: FromSeed,
  startClock: ClockOptions | undefined,
): Generator<void, Context> {
  const { seed, startAt, scenario } = begun;
  const id = JSON.stringify([seed, startAt, scenario]);
  const known = lived.get(id);
  if (known) {
    const draft = yield* loadState(context, known.state, createClock(startClock));
    draft.operator.clock.pin(startAt);
    return draft;
  }
  const chosen = scenario ? named(scenario) : [];
  const draft = draftOf(context, seed, createClock({ ...startClock, startAt, scale: 0 }));
  draft.operator.clock.pin();
  if (!chosen[0]?.isWhole) yield* seedWorld(draft.operator);
  yield* arrange(draft, chosen);
  draft.catchUp();
  lived.set(id, { begun, state: saveState(draft) });
  const [oldest] = lived.keys();
  if (lived.size > MOST_LIVED && oldest !== undefined) lived.delete(oldest);
  return draft;
}

export function* arrange(context: Context, chosen: readonly Scenario[]): Generator<void, void> {
  for (const scenario of chosen) {
    const steps = scenario.arrange(context);
    if (steps) yield* steps;
    yield;
  }
}

/** The scenarios of a comma-separated list. */
export function named(names: string): Scenario[] {
  return names.split(',').map((part) => {
    const name = part.trim();
    const scenario = Object.hasOwn(scenarios, name) && scenarios[name];
    if (scenario) return scenario;
    throw new Refusal('unknown-scenario', unknownName('scenario', name, Object.keys(scenarios)));
  });
}
