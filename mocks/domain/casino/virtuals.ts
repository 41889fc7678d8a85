import { createVirtuals, type Virtuals } from '../../world/virtuals/virtuals.ts';
import type { House } from '../house.ts';

/** A house's virtual league. It follows from its seed, so nothing is stored. */
export function virtualsOf({ seed }: House): Virtuals {
  return createVirtuals(seed);
}
