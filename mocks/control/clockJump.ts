import { stopwatch } from '../clock.ts';
import { goForward } from '../domain/agenda.ts';
import type { House } from '../domain/house.ts';
import type { CommandInput } from './commands.ts';
import { jumpMs } from './instant.ts';

type Jump = Pick<CommandInput<'clock'>, 'advance' | 'to'>;

/** A jump blocks this process for at most this long at a time. */
const SLICE_MS = 10;

/** Moves a world's clock forward in slices, so that a jump of years blocks nobody. */
export interface ClockJump {
  /** Stops halfway when its caller stops waiting. */
  run(jump: Jump, signal: AbortSignal): Promise<void>;
  /** Where the clock is going, while it jumps. */
  target(): number | undefined;
}

/** `pause` lets other tasks run between slices. */
export function createClockJump(house: House, pause = nextTask, sliceMs = SLICE_MS): ClockJump {
  let target: number | undefined;
  // Jumps run one after another: a second one starts where the first ended.
  let last: Promise<void> = Promise.resolve();

  async function go(jump: Jump, signal: AbortSignal) {
    const now = house.clock.now();
    const to = now + jumpMs(jump, now);
    target = to;
    let spentMs = stopwatch();
    try {
      for (const _ of goForward(house, to)) {
        if (spentMs() < sliceMs) continue;
        await pause();
        if (signal.aborted) return;
        spentMs = stopwatch();
      }
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

/** Waits for a new task. Promises alone would not let the network in. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
