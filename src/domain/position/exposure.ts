type Pnl<Outcome, Bet> = (bet: Bet, outcome: Outcome) => number;

/**
 * The lowest sum over the given outcomes, in kobo: matched bets count fully, pending ones (unmatched
 * or still in their delay) only where they lose, because the player does not choose which fill.
 * Zero when there is no outcome.
 */
export function lowestSum<Outcome, Bet>(
  outcomes: Iterable<Outcome>,
  matched: readonly Bet[],
  pending: readonly Bet[],
  pnlKobo: Pnl<Outcome, Bet>,
): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const outcome of outcomes) {
    let sum = 0;
    for (const bet of matched) sum += pnlKobo(bet, outcome);
    for (const bet of pending) sum += Math.min(0, pnlKobo(bet, outcome));
    lowest = Math.min(lowest, sum);
  }
  return lowest === Number.POSITIVE_INFINITY ? 0 : lowest;
}

/** The true worst case in kobo: `E = max(0, −min over outcomes (Σ matched + Σ min(0, pending)))`. */
export function worstLoss<Outcome, Bet>(
  outcomes: Iterable<Outcome>,
  matched: readonly Bet[],
  pending: readonly Bet[],
  pnlKobo: Pnl<Outcome, Bet>,
): number {
  return Math.max(0, -lowestSum(outcomes, matched, pending, pnlKobo));
}

/**
 * Whether a bet leaves the worst outcome no worse than it was, both in kobo: that makes it a hedge,
 * whatever it is called by who sends it.
 */
export function isHedge(beforeKobo: number, afterKobo: number): boolean {
  return afterKobo <= beforeKobo;
}

/**
 * Whether the money suffices for a bet: only what it adds to the exposure must be available, and a
 * bet that adds nothing passes whatever is left. A hedge is never refused for lack of balance.
 */
export function isAffordable(
  beforeKobo: number,
  afterKobo: number,
  availableKobo: number,
): boolean {
  return isHedge(beforeKobo, afterKobo) || afterKobo - beforeKobo <= availableKobo;
}

/**
 * How much more a new bet may lose, in kobo, before it is no longer affordable: what is available,
 * and what the bets already held leave unused in the outcomes where the new one loses.
 */
export function roomToLose(
  exposureKobo: number,
  lowestWhereItLosesKobo: number,
  availableKobo: number,
): number {
  return Math.max(0, availableKobo) + exposureKobo + lowestWhereItLosesKobo;
}
