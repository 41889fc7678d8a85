const SENDING = "We're still sending something. Update in a moment.";

const holds = new Set<{ why: string }>();
const waiting = new Set<() => void>();

/**
 * Stops an app update from reloading the page until the returned function is called. Take a hold around
 * anything a reload would interrupt. A player who asks for the update meanwhile is shown `why`.
 */
export function holdReload(why: string): () => void {
  const hold = { why };
  holds.add(hold);
  return () => {
    holds.delete(hold);
    if (holds.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Holds reloads off until the promise settles. */
export function holdReloadFor<T>(work: Promise<T>, why = SENDING): Promise<T> {
  return work.finally(holdReload(why));
}

/** Why the page may not reload now (the reason of the newest hold); undefined when it may. */
export function reloadHeld(): string | undefined {
  return [...holds].pop()?.why;
}

/** Resolves once the page may reload. */
export function reloadFree(): Promise<void> {
  return new Promise((resolve) => {
    if (holds.size === 0) resolve();
    else waiting.add(resolve);
  });
}
