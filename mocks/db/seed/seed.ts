import type { House } from '../../domain/house.ts';
import { seedContent } from './content.ts';
import { livedHistory } from './history.ts';
import { seedPeople } from './people.ts';

/** Fills a new world, step by step. */
export function* seed(house: House): Generator<void, void> {
  seedPeople(house);
  yield* livedHistory(house);
  seedContent(house);
}
