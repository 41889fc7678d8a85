import { inSlices, type Slicing } from '../slices.ts';
import { jumpMs } from './instant.ts';

/** A span, or the instant to go to. */
type Jump = Parameters<typeof jumpMs>[0];

/** A world that can be moved along in time. */
interface Traveller {
  now(): number;
  goForward(to: number): Generator<void, void>;
}

/** Moves a world's clock forward in slices, so that a jump of years blocks nobody. */
export interface ClockJump {
  /** Stops halfway when its caller stops waiting. */
  run(jump: Jump, signal: AbortSignal): Promise<void>;
  /** Where the clock is going, while it jumps. */
  target(): number | undefined;
}

export function createClockJump(traveller: Traveller, slicing: Slicing = {}): ClockJump {
  let target: number | undefined;
  // Jumps run one after another: a second one starts where the first ended.
  let last: Promise<void> = Promise.resolve();

  async function go(jump: Jump, signal: AbortSignal) {
    const now = traveller.now();
    const to = now + jumpMs(jump, now);
    target = to;
    try {
      await inSlices(traveller.goForward(to), { ...slicing, signal });
    } finally {
      target = undefined;
    }
  }

  return {
    run(jump, signal) {
      const done = last.then(() => go(jump, signal));
      last = done.catch(() => undefined);
      return done;
    },
    target: () => target,
  };
}
