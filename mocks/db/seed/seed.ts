import type { House } from '../../domain/house.ts';
import { seedContent } from './content.ts';
import { livedHistory } from './history.ts';
import { seedPeople } from './people.ts';

/** Fills a new world. */
export function seed(house: House): void {
  seedPeople(house);
  livedHistory(house);
  seedContent(house);
}
