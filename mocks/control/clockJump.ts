import { goForward } from '../domain/agenda.ts';
import type { House } from '../domain/house.ts';
import type { CommandInput } from './commands.ts';
import { jumpMs } from './instant.ts';
import { inSlices, type Slicing } from './slices.ts';

type Jump = Pick<CommandInput<'clock'>, 'advance' | 'to'>;

/** Moves a world's clock forward in slices, so that a jump of years blocks nobody. */
export interface ClockJump {
  /** Stops halfway when its caller stops waiting. */
  run(jump: Jump, signal: AbortSignal): Promise<void>;
  /** Where the clock is going, while it jumps. */
  target(): number | undefined;
}

export function createClockJump(house: House, slicing: Slicing = {}): ClockJump {
  let target: number | undefined;
  // Jumps run one after another: a second one starts where the first ended.
  let last: Promise<void> = Promise.resolve();

  async function go(jump: Jump, signal: AbortSignal) {
    const now = house.clock.now();
    const to = now + jumpMs(jump, now);
    target = to;
    try {
      await inSlices(goForward(house, to), { ...slicing, signal });
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
