/** `isEnded`: the server ended the session, so the same player may return in a moment. */
type Reset = (isEnded: boolean) => void;

const resets = new Set<Reset>();

/**
 * Registers how a store forgets its player. Every sign-out calls it, in this tab or another. Returns a
 * function that unregisters, for stores that live shorter than the page.
 */
export function onForget(reset: Reset): () => void {
  resets.add(reset);
  return () => {
    resets.delete(reset);
  };
}

/** Resets every store. Never throws, so one failing reset stops neither the others nor the wipe. */
export function forgetPlayer(isEnded = false): void {
  for (const reset of resets) {
    try {
      reset(isEnded);
    } catch (error) {
      console.error('a store has not forgotten its player', error);
    }
  }
}
