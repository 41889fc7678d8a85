import { callHooks } from './callHooks.ts';

/** After this long without a sign of life we probe the server, while the call goes on waiting. */
const DOUBT_MS = 2500;
/** After this long the probe has had no answer either. */
const SILENT_MS = 4500;

let waiting = 0;
/**
 * Time of the last sign of life, from `performance.now()`, which changing the phone's clock does not move.
 */
let quietSince = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records a sign of life from the server: the headers of an answer, or a packet of the socket. */
export function heard(): void {
  quietSince = performance.now();
}

/**
 * Watches a waiting call for silence. A phone can be connected to a network on which nothing answers;
 * `navigator.onLine` does not notice, and the calls' own limits are far too long to look at a skeleton.
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
      // Something was heard meanwhile, so the wait starts again from there.
      if (performance.now() - quietSince < silenceMs) wait(silenceMs, then);
      else then();
    },
    Math.max(0, quietSince + silenceMs - performance.now()),
  );
}

function doubt(): void {
  callHooks.doubted();
  // Report silence only once. The next call, or a retry by hand, watches again.
  wait(SILENT_MS, callHooks.silent);
}
