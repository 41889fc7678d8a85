/** `isEnded`: the server ended the session, and the same player may be back in a moment. */
type Reset = (isEnded: boolean) => void;

const resets = new Set<Reset>();

/**
 * Registers how a store forgets its player; called by every sign-out, in this tab or another. A store
 * that does not last as long as the page takes itself off again with what this returns.
 */
export function onForget(reset: Reset): () => void {
  resets.add(reset);
  return () => {
    resets.delete(reset);
  };
}

/** Never throws: a store that cannot forget must not keep the others, or the wipe, from it. */
export function forgetPlayer(isEnded = false): void {
  for (const reset of resets) {
    try {
      reset(isEnded);
    } catch (error) {
      console.error('a store has not forgotten its player', error);
    }
  }
}
