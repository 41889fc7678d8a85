/**
 * The true worst case over every outcome, in kobo: matched bets count fully, pending ones (unmatched
 * or still in their delay) only where they would lose, because the player does not choose which fill.
 * `E = max(0, −min over outcomes (Σ matched + Σ min(0, pending)))`
 */
export function worstLoss<Outcome, Bet>(
  outcomes: Iterable<Outcome>,
  matched: readonly Bet[],
  pending: readonly Bet[],
  pnlKobo: (bet: Bet, outcome: Outcome) => number,
): number {
  let worst = 0;
  for (const outcome of outcomes) {
    let sum = 0;
    for (const bet of matched) sum += pnlKobo(bet, outcome);
    for (const bet of pending) sum += Math.min(0, pnlKobo(bet, outcome));
    worst = Math.min(worst, sum);
  }
  return -worst || 0;
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
  const addedKobo = afterKobo - beforeKobo;
  return addedKobo <= 0 || addedKobo <= availableKobo;
}
