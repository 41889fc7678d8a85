/** The money available for bets, in kobo. Requested withdrawals have left the balance already. */
export function available(balanceKobo: number, exposureKobo: number): number {
  return balanceKobo - exposureKobo;
}

/** What keeps available money from being withdrawn, in kobo. */
interface WithdrawalHolds {
  /** Unreleased bonus money within the balance; zero where bonuses have their own purse. */
  lockedBonusKobo: number;
  /** Deposited but not staked yet. */
  unmetTurnoverKobo: number;
}

/** Of what is left beside open bets, what is deposited and must be bet once first, in kobo. */
export function heldByTurnover({
  balance,
  exposure,
  unmetTurnover,
}: {
  balance: number;
  exposure: number;
  unmetTurnover: number;
}): number {
  return Math.min(unmetTurnover, Math.max(0, available(balance, exposure)));
}

/** What can be withdrawn now, in kobo: available − locked bonus − unmet turnover, never below zero. */
export function withdrawable(availableKobo: number, holds: WithdrawalHolds): number {
  return Math.max(0, availableKobo - holds.lockedBonusKobo - holds.unmetTurnoverKobo);
}
