import { priceScale } from '../../../src/domain/market/priceScale.ts';
import { type BetTerms, liability, pnlPair } from '../../../src/domain/position/bet.ts';
import type { BetRow } from '../../db/rows/betRow.ts';

/** The matched part of a bet, as terms at the price of each fill. */
export function matchedTerms(row: BetRow): BetTerms[] {
  return row.fills.map(({ priceHundredths, stakeKobo }) => terms(row, priceHundredths, stakeKobo));
}

/** What may still be matched, at the price asked; one term or none. */
export function pendingTerms(row: BetRow): BetTerms[] {
  const stakeKobo = stakeWaiting(row);
  return stakeKobo > 0 ? [terms(row, row.askedHundredths, stakeKobo)] : [];
}

/** The most that the bet can lose by itself, in kobo. */
export function mayLose(row: BetRow): number {
  const parts = [...matchedTerms(row), ...pendingTerms(row)];
  return parts.reduce((sum, terms) => sum + liability(terms), 0);
}

/** The whole bet at the price asked, whatever its state. */
export function askedTerms(row: BetRow): BetTerms {
  return terms(row, row.askedHundredths, row.stakeKobo);
}

export function stakeMatched({ fills }: Pick<BetRow, 'fills'>): number {
  return fills.reduce((sum, fill) => sum + fill.stakeKobo, 0);
}

/** What may still be matched, in kobo: in the book, or in its delay. */
export function stakeWaiting(row: BetRow): number {
  const { isOpen, stakeKobo, cancelledKobo, lapsedKobo } = row;
  return isOpen ? stakeKobo - stakeMatched(row) - cancelledKobo - lapsedKobo : 0;
}

/** A term with its profit, liability and runner or line, as the domain's books take it. */
export function bookEntry({ side, line, runnerId }: BetRow, bet: BetTerms) {
  return { ...pnlPair(bet), side, runnerId, line: line ?? 0 };
}

function terms({ side, marketKind }: BetRow, priceHundredths: number, stakeKobo: number): BetTerms {
  return { side, scale: priceScale(marketKind), priceHundredths, stakeKobo };
}
