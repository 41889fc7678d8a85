import { createTables, type Tables } from '../../world/tables/tables.ts';
import type { House } from '../house.ts';

/** A house's live tables. They follow from its seed, so nothing is stored. */
export function tablesOf({ seed }: House): Tables {
  return createTables(seed);
}
