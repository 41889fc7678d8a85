import type { Random } from '../../../mocks/engine/random.ts';
import type { Lane } from './lane.ts';
import type { LinkShape } from './linkShape.ts';

/**
 * One connection's packets over a shared lane, some of them lost. A lost one comes a round trip later, and
 * what follows it on this connection waits for it, as TCP has it. The window is not made smaller.
 */
export function lossy(lane: Lane, { roundTripMs, troubles }: LinkShape, random: Random): Lane {
  if (!troubles) return lane;
  const { loss } = troubles;
  const waiting: (() => void)[] = [];
  let heldUntil = 0;

  function release() {
    const restMs = heldUntil - performance.now();
    if (restMs > 0) setTimeout(release, restMs);
    else for (const deliver of waiting.splice(0)) deliver();
  }

  return {
    carry: (chunk, deliver) =>
      lane.carry(chunk, (part) => {
        waiting.push(() => deliver(part));
        if (random.next() < loss) heldUntil = performance.now() + roundTripMs;
        release();
      }),
  };
}
