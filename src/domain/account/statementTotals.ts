/** Total in and total out, in kobo, both as positive amounts. */
export interface StatementTotals {
  creditKobo: number;
  debitKobo: number;
}

export function statementTotals(lines: readonly { amount: number }[]): StatementTotals {
  const totals = { creditKobo: 0, debitKobo: 0 };
  for (const { amount } of lines) {
    if (amount > 0) totals.creditKobo += amount;
    else totals.debitKobo -= amount;
  }
  return totals;
}
