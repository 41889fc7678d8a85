/** What bets can be made from, in kobo; withdrawals asked for have left the balance already. */
export function available(balanceKobo: number, exposureKobo: number): number {
  return balanceKobo - exposureKobo;
}

/** What stands between a player and the money that is available, in kobo. */
interface WithdrawalHolds {
  /** Bonus money within the balance that is not released yet; zero where bonuses have their own purse. */
  lockedBonusKobo: number;
  /** Paid in and not staked yet. */
  unmetTurnoverKobo: number;
}

/** What may be withdrawn now, in kobo: available − locked bonus − unmet turnover, never below zero. */
export function withdrawable(availableKobo: number, holds: WithdrawalHolds): number {
  return Math.max(0, availableKobo - holds.lockedBonusKobo - holds.unmetTurnoverKobo);
}
