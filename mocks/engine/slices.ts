import { stopwatch } from './clock.ts';

/** Work blocks this process for at most this long at a time, give or take its longest step. */
const SLICE_MS = 10;

export interface Slicing {
  /** Lets other tasks run. */
  pause?: () => Promise<unknown>;
  sliceMs?: number;
  /** Ends the work halfway. */
  signal?: AbortSignal;
}

/** Does work step by step and lets others have their turn in between; undefined when it was ended early. */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  { pause = nextTask, sliceMs = SLICE_MS, signal }: Slicing = {},
): Promise<Result | undefined> {
  let spentMs = stopwatch();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (spentMs() < sliceMs) continue;
    await pause();
    if (signal?.aborted) return undefined;
    spentMs = stopwatch();
  }
}

/** Does the same work in one go. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

// A test with fake timers, in the same process, would never wake the work.
const { setTimeout } = globalThis;

/** Waits for a new task. Promises alone would not let the network in. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
