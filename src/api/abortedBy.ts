/**
 * A controller that aborts with the first of these signals, because some browsers we support lack
 * `AbortSignal.any`. Abort it when the work is done, so that it stops listening to signals that live longer.
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
