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

export function forgetPlayer(isEnded = false): void {
  for (const reset of resets) reset(isEnded);
}
