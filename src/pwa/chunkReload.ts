const STAMP = 'oja:chunk-reload';

/**
 * A chunk that is gone everywhere belongs to a version that is gone: the page starts anew, once for
 * the same chunk. Offline it would only lose the page that still stands, so there the screen's own
 * message is the answer.
 */
export function reloadOnLostChunk(flush: () => Promise<void>): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine || !stamp(payload.message)) return;
    void flush()
      .catch(() => undefined)
      .finally(() => location.reload());
  });
}

/**
 * Remembers for this tab that the chunk was reloaded for; `false` when it was, or cannot be remembered.
 * All of them: a screen may lack two, and by the last alone they would take turns for ever.
 */
function stamp(chunk: string): boolean {
  try {
    const before = sessionStorage.getItem(STAMP) ?? '';
    if (before.includes(chunk)) return false;
    sessionStorage.setItem(STAMP, `${before}\n${chunk}`);
    return true;
  } catch {
    return false;
  }
}
