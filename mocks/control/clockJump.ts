import { stopwatch } from '../clock.ts';
import { goForward } from '../domain/agenda.ts';
import type { House } from '../domain/house.ts';
import type { CommandInput } from './commands.ts';
import { jumpMs } from './instant.ts';

type Jump = Pick<CommandInput<'clock'>, 'advance' | 'to'>;

/** So much of a jump is done at a time: whoever else waits in this process waits no longer. */
const SLICE_MS = 10;

/** A world's clock going forward in slices, so that a jump of years holds nobody up. */
export interface ClockJump {
  /** Stops on the way once nobody waits for it. */
  run(jump: Jump, signal: AbortSignal): Promise<void>;
  /** Where it is on its way to, while it is. */
  target(): number | undefined;
}

/** `pause` lets others have their turn. */
export function createClockJump(house: House, pause = nextTask, sliceMs = SLICE_MS): ClockJump {
  let target: number | undefined;
  // One after the other: a second jump goes on from where the first has led.
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

/** A task of its own: promises alone would keep the network from its turn. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
