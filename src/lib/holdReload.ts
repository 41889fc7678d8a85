const SENDING = 'Something is still being sent. Update in a moment.';

const holds = new Set<{ why: string }>();

/**
 * Keeps a new version from starting the page anew until it is released. Taken by whatever must not be
 * interrupted. `why` is what the player reads who asks for the update meanwhile.
 */
export function holdReload(why: string): () => void {
  const hold = { why };
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Holds it for as long as the work takes, whatever comes of it. */
export function holdReloadFor<T>(work: Promise<T>, why = SENDING): Promise<T> {
  return work.finally(holdReload(why));
}

/** Why the page may not start anew now; nothing when it may. The last hold knows best. */
export function reloadHeld(): string | undefined {
  return [...holds].pop()?.why;
}
