import { createTables, type Tables } from '../../world/tables/tables.ts';
import { createVirtuals, type Virtuals } from '../../world/virtuals/virtuals.ts';
import type { House } from '../house.ts';

/** A house's live tables. They follow from its seed, so nothing is stored. */
export function tablesOf({ seed }: House): Tables {
  return createTables(seed);
}

/** A house's virtual league, which follows from its seed too. */
export function virtualsOf({ seed }: House): Virtuals {
  return createVirtuals(seed);
}
