/**
 * A controller that aborts with the first of these signals; `AbortSignal.any` is younger than the oldest
 * browsers we serve. Abort it when the work is done: it then lets go of signals that live longer.
 */
export function abortedBy(signals: readonly AbortSignal[]): AbortController {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: first.signal });
  }
  return first;
}
