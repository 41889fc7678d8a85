import { createVirtuals, type Virtuals } from '../../world/virtuals/virtuals.ts';
import type { Operator } from '../operator.ts';

/** An operator's virtual league. It follows from its seed, so nothing is stored. */
export function virtualsOf({ seed }: Operator): Virtuals {
  return createVirtuals(seed);
}
