/** An order that waits at one price. */
export interface Queued {
  id: string;
  restKobo: number;
  /** Money at the price that came before it and belongs to no order in this queue. */
  aheadKobo: number;
}

/** What money that traded at one price has served. */
export interface Served {
  /** What each order got, in the order of time. Orders that got nothing are missing. */
  filled: { id: string; kobo: number }[];
  /** What went to the money that belongs to no order. */
  othersKobo: number;
  /** Those who still wait, with what is left before them. */
  queue: Queued[];
}

/**
 * Serves a queue, sorted by time, with money that trades at its price: first what stands before the first
 * order, then that order, and so on. What is left after the last order goes to money that came later, as far
 * as there is some: `behindKobo`.
 */
export function serveQueue(
  queue: readonly Queued[],
  tradedKobo: number,
  behindKobo = Number.POSITIVE_INFINITY,
): Served {
  const filled: Served['filled'] = [];
  const still: Queued[] = [];
  let leftKobo = tradedKobo;
  let passedKobo = 0;
  for (const { id, restKobo, aheadKobo } of queue) {
    const before = Math.min(leftKobo, Math.max(0, aheadKobo - passedKobo));
    passedKobo += before;
    leftKobo -= before;
    const kobo = Math.min(leftKobo, restKobo);
    leftKobo -= kobo;
    if (kobo > 0) filled.push({ id, kobo });
    if (kobo < restKobo) {
      const left = Math.max(0, aheadKobo - passedKobo);
      still.push({ id, restKobo: restKobo - kobo, aheadKobo: left });
    }
  }
  return { filled, othersKobo: passedKobo + Math.min(leftKobo, behindKobo), queue: still };
}
