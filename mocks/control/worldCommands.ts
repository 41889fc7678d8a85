import type * as z from 'zod/mini';
import { seed as seedWorld } from '../db/seed/seed.ts';
import { goForward } from '../domain/agenda.ts';
import { Refusal } from '../domain/refusal.ts';
import { createClock } from '../engine/clock.ts';
import { instantMs, jumpMs } from '../engine/control/instant.ts';
import { unknownName } from '../engine/control/nearest.ts';
import { atOnce } from '../engine/slices.ts';
import type { Desk } from '../http/desk.ts';
import type { CommandDesk, CommandResult, EveryCommand } from './commandDesk.ts';
import type { CommandName, commands } from './commands.ts';
import { draftOf, swapIn } from './draft.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { allOrNothing, holdBack, loadState, saveState } from './state.ts';
import { travelSteps } from './travelSteps.ts';

type Steps<Name extends CommandName> = (
  input: z.output<(typeof commands)[Name]>,
) => Generator<void, CommandResult<Name>>;

/** The commands that may take long, step by step. */
export interface WorldSteps {
  reset: Steps<'reset'>;
  scenario: Steps<'scenario'>;
  restore: Steps<'restore'>;
  travel: Steps<'travel'>;
  undo: Steps<'undo'>;
}

/** `isWarm`: also works out the matches of the day, which the first call would do in one go. */
export function worldSteps(
  { desk, realtime, startClock, caughtUp }: CommandDesk,
  isWarm: boolean,
): WorldSteps {
  const { house, faults, journal } = desk;
  const warm = function* ({ house: { world, clock } }: Desk) {
    if (isWarm) yield* world.prepare(clock.now());
  };
  return {
    *reset({ seed = house.seed, scenario, startAt, scale }) {
      const chosen = scenario ? named(scenario) : [];
      const clock = createClock({
        ...startClock,
        startAt: startAt === undefined ? startClock?.startAt : instantMs(startAt),
        scale: scale ?? startClock?.scale,
      });
      const draft = draftOf(desk, seed, clock);
      yield* warm(draft);
      yield* seedWorld(draft.house);
      yield* arrange(draft, chosen);
      draft.catchUp();
      faults.restart();
      swapIn(desk, draft);
      journal.clear();
      realtime.dropAll();
      desk.history.restart();
      return caughtUp();
    },
    *scenario({ name }) {
      const chosen = named(name);
      const tell = yield* allOrNothing(desk, holdBack(house, arrange(desk, chosen)));
      tell();
      if (chosen.some(({ breaksLinks }) => breaksLinks)) realtime.dropAll();
      desk.history.note('scenario', false);
      return caughtUp();
    },
    *restore({ snapshot }) {
      const draft = yield* loadState(desk, snapshot, createClock(startClock));
      yield* warm(draft);
      faults.clear();
      swapIn(desk, draft);
      desk.history.restart();
      return caughtUp();
    },
    ...travelSteps({ desk, realtime, caughtUp }),
  };
}

/** The commands for the world as a whole: reset, scenarios, snapshots, clock. */
export function worldCommands(
  commandDesk: CommandDesk,
): Pick<EveryCommand, 'reset' | 'scenario' | 'snapshot' | 'restore' | 'clock' | 'travel' | 'undo'> {
  const { desk, caughtUp } = commandDesk;
  const steps = worldSteps(commandDesk, false);
  return {
    reset: (input) => atOnce(steps.reset(input)),
    scenario: (input) => atOnce(steps.scenario(input)),
    restore: (input) => atOnce(steps.restore(input)),
    travel: (input) => atOnce(steps.travel(input)),
    undo: (input) => atOnce(steps.undo(input)),
    snapshot: () => saveState(desk),
    clock({ freeze, scale, ...jump }) {
      const { clock } = desk.house;
      const now = clock.now();
      atOnce(goForward(desk.house, now + jumpMs(jump, now)));
      if (freeze !== undefined) clock.setFrozen(freeze);
      if (scale !== undefined) clock.setScale(scale);
      // Time alone can be replayed, so nothing of it is kept.
      desk.history.settle();
      return caughtUp();
    },
  };
}

function* arrange(desk: Desk, chosen: readonly Scenario[]): Generator<void, void> {
  for (const scenario of chosen) {
    const steps = scenario.arrange(desk);
    if (steps) yield* steps;
    yield;
  }
}

/** The scenarios of a comma-separated list. */
function named(names: string): Scenario[] {
  return names.split(',').map((part) => {
    const name = part.trim();
    const scenario = Object.hasOwn(scenarios, name) && scenarios[name];
    if (scenario) return scenario;
    throw new Refusal('unknown-scenario', unknownName('scenario', name, Object.keys(scenarios)));
  });
}
