import type { House } from '../../domain/house.ts';
import { seedContent } from './content.ts';
import { livelyHistory, quietHistory } from './history.ts';
import { DEMO_DAYS } from './livelySteps.ts';
import { seedPeople } from './people.ts';

/** Fills a new world, step by step: players with something under way, and an operator who lives. */
export function* seed(house: House): Generator<void, void> {
  seedPeople(house, DEMO_DAYS);
  yield* livelyHistory(house);
}

/** Fills it with players who have nothing under way, and an operator who does nothing by itself. */
export function* seedQuiet(house: House): Generator<void, void> {
  house.settings.operator = 'still';
  seedPeople(house);
  yield* quietHistory(house);
  seedContent(house);
}
