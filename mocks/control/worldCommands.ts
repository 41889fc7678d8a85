import { createDatabase } from '../db/database.ts';
import { seed as seedWorld } from '../db/seed/seed.ts';
import { goForward } from '../domain/agenda.ts';
import { Refusal } from '../domain/refusal.ts';
import { defaultSettings } from '../domain/settings.ts';
import { createRandom } from '../random.ts';
import { textKey } from '../world/chance/hash.ts';
import type { CommandDesk, EveryCommand } from './commandDesk.ts';
import { unknownName } from './input/nearest.ts';
import { instantMs, jumpMs } from './instant.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { allOrNothing, enterWorld, holdBack, loadState, saveState } from './state.ts';

/** The commands for the world as a whole: reset, scenarios, snapshots, clock. */
export function worldCommands({
  desk,
  realtime,
  startClock,
  caughtUp,
}: CommandDesk): Pick<EveryCommand, 'reset' | 'scenario' | 'snapshot' | 'restore' | 'clock'> {
  const { house, faults, latency, journal } = desk;

  return {
    reset({ seed = house.seed, scenario, startAt, scale }) {
      const chosen = scenario ? named(scenario) : [];
      const begin = () => {
        house.clock.restart({
          startAt: startAt === undefined ? startClock?.startAt : instantMs(startAt),
          scale: scale ?? startClock?.scale,
        });
        enterWorld(desk, seed);
        house.random = createRandom(textKey(seed));
        house.settings = defaultSettings();
        house.db = createDatabase();
        faults.restart();
        latency.set({ ms: 0, jitterMs: 0 });
        seedWorld(house);
        for (const { arrange } of chosen) arrange(desk);
        desk.catchUp();
      };
      allOrNothing(desk, () => holdBack(house, begin));
      journal.clear();
      realtime.dropAll();
      return caughtUp();
    },
    scenario({ name }) {
      const chosen = named(name);
      const tell = allOrNothing(desk, () =>
        holdBack(house, () => {
          for (const { arrange } of chosen) arrange(desk);
        }),
      );
      tell();
      if (chosen.some(({ breaksLinks }) => breaksLinks)) realtime.dropAll();
      return caughtUp();
    },
    snapshot: () => saveState(desk),
    restore({ snapshot }) {
      allOrNothing(desk, () => holdBack(house, () => loadState(desk, snapshot)));
      return caughtUp();
    },
    clock({ freeze, scale, ...jump }) {
      const { clock } = house;
      const now = clock.now();
      for (const _ of goForward(house, now + jumpMs(jump, now)));
      if (freeze !== undefined) clock.setFrozen(freeze);
      if (scale !== undefined) clock.setScale(scale);
      return caughtUp();
    },
  };
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
