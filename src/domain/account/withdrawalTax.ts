import { basisPoints, commission } from '../position/commission.ts';

/** What the operator must keep back of winnings when they leave the wallet. */
export interface TaxRule {
  /** 5 for 5 %; 0 where no tax is taken. */
  percent: number;
  /** Net winnings, in kobo, on which no tax was taken before. */
  taxable: number;
}

/** The winnings that a withdrawal takes out, in kobo: won money leaves before money that was paid in. */
export function taxedPart(amountKobo: number, { taxable }: TaxRule): number {
  return Math.max(0, Math.min(amountKobo, taxable));
}

/** The tax on a withdrawal, in kobo, rounded down as commission is. */
export function withdrawalTax(amountKobo: number, rule: TaxRule): number {
  return commission(taxedPart(amountKobo, rule), basisPoints(rule.percent));
}

/** Net winnings not taxed yet, in kobo. Losses reduce them; below zero there is nothing to tax. */
export function taxableWinnings(winningsKobo: number, taxedKobo: number): number {
  return Math.max(0, winningsKobo - taxedKobo);
}
