import { createTables, type Tables } from '../../world/tables/tables.ts';
import type { Operator } from '../operator.ts';

/** An operator's live tables. They follow from its seed, so nothing is stored. */
export function tablesOf({ seed }: Operator): Tables {
  return createTables(seed);
}
