import { createRandom } from '../../../mocks/engine/random.ts';
import type { Troubles } from './linkShape.ts';

/**
 * When a packet that is due this many milliseconds after the link took its shape can start: at once, or when
 * the stall is over. The seed says how late the first stall comes.
 */
export function stallEnd(
  dueMs: number,
  { seed, stalls }: Pick<Troubles, 'seed' | 'stalls'>,
): number {
  const { everyMs, forMs } = stalls;
  const firstMs = createRandom(seed).next() * (everyMs - forMs);
  const intoMs = (((dueMs - firstMs) % everyMs) + everyMs) % everyMs;
  return dueMs >= firstMs && intoMs < forMs ? dueMs - intoMs + forMs : dueMs;
}
