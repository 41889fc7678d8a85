import { callHooks } from './callHooks.ts';

/** So long without a sign of life is worth a small question beside the one that waits. */
const DOUBT_MS = 2500;
/** Nothing answers, neither that one nor the small one. */
const SILENT_MS = 4500;

let waiting = 0;
/** By the clock of the page, which no change of the phone's clock moves. */
let quietSince = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server gave a sign of life: the head of an answer, a packet of the socket. */
export function heard(): void {
  quietSince = performance.now();
}

/**
 * Watches over calls that wait. A phone may be connected to a network on which nothing answers: what it
 * says of itself is then no use, and the limits of the calls are far too long to look at a skeleton.
 */
export async function watchSilence<T>(answer: Promise<T>): Promise<T> {
  if (waiting === 0) {
    heard();
    wait(DOUBT_MS, doubt);
  }
  waiting += 1;
  try {
    return await answer;
  } finally {
    waiting -= 1;
    if (waiting === 0) clearTimeout(timer);
  }
}

function wait(silenceMs: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      // Something was heard meanwhile: the wait begins anew from there.
      if (performance.now() - quietSince < silenceMs) wait(silenceMs, then);
      else then();
    },
    Math.max(0, quietSince + silenceMs - performance.now()),
  );
}

function doubt(): void {
  callHooks.doubted();
  // Once told it stays so until something is heard; who waits on asks again by hand or by the next call.
  wait(SILENT_MS, callHooks.silent);
}
