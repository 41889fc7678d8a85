import { createTables, type Tables } from '../../world/tables/tables.ts';
import type { House } from '../house.ts';

/** The live tables of a house: they follow from its seed, so that there is nothing to keep. */
export function tablesOf({ seed }: House): Tables {
  return createTables(seed);
}
