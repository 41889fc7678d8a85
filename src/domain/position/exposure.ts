type Pnl<Outcome, Bet> = (bet: Bet, outcome: Outcome) => number;

/**
 * The lowest sum over the outcomes, in kobo. Matched bets count fully; pending ones (unmatched or in their
 * delay) count only where they lose, because the player cannot choose which of them fill. Zero without
 * outcomes.
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
 * Whether a bet makes the worst outcome (before and after, in kobo) no worse. That alone makes it a hedge,
 * whatever its sender calls it.
 */
export function isHedge(beforeKobo: number, afterKobo: number): boolean {
  return afterKobo <= beforeKobo;
}

/**
 * Whether there is enough money for a bet. Only what it adds to the exposure must be available; a bet that
 * adds nothing always passes. A hedge is never refused for lack of balance.
 */
export function isAffordable(
  beforeKobo: number,
  afterKobo: number,
  availableKobo: number | undefined,
): boolean {
  if (availableKobo === undefined || isHedge(beforeKobo, afterKobo)) return true;
  return afterKobo - beforeKobo <= availableKobo;
}

/**
 * How much more a new bet may lose, in kobo: the available money, plus what the existing bets leave unused in
 * the outcomes where the new one loses.
 */
export function roomToLose(
  exposureKobo: number,
  lowestWhereItLosesKobo: number,
  availableKobo: number,
): number {
  return Math.max(0, availableKobo) + exposureKobo + lowestWhereItLosesKobo;
}
