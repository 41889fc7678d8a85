import { type PriceScale, profitPer100Naira } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import { mulDiv } from '../money/mulDiv.ts';

const PER = 10_000;

/** The terms of a bet before its stake is known. */
export interface Offer {
  side: Side;
  scale: PriceScale;
  priceHundredths: number;
}

/** The stake is always the backer's: the layer of ₦1,000 can win ₦1,000. */
export interface BetTerms extends Offer {
  stakeKobo: number;
}

/** Profit and loss in kobo, if the runner wins (or the fancy reaches its line) and if not. */
export interface PnlPair {
  ifHitKobo: number;
  ifMissedKobo: number;
}

/** The pair from known profit and liability, as placed bets state them. */
export function pnlOfAmounts(side: Side, profitKobo: number, liabilityKobo: number): PnlPair {
  return side === 'back'
    ? { ifHitKobo: profitKobo, ifMissedKobo: -liabilityKobo || 0 }
    : { ifHitKobo: -liabilityKobo || 0, ifMissedKobo: profitKobo };
}

/**
 * The backer's profit, in kobo. Whole-naira stakes are exact at decimal odds and whole rates. Anything else
 * is rounded to the nearest kobo, the same on both sides, so that backer and layer always sum to zero.
 */
function backersProfit({ stakeKobo, scale, priceHundredths }: BetTerms): number {
  return mulDiv(stakeKobo, profitPer100Naira(scale, priceHundredths), PER, 'nearest');
}

/** The most the bet can lose, in kobo, which is what it reserves on its own. */
export function liability(bet: BetTerms): number {
  return bet.side === 'back' ? bet.stakeKobo : backersProfit(bet);
}

/** The most the bet can win, in kobo. */
export function profit(bet: BetTerms): number {
  return bet.side === 'back' ? backersProfit(bet) : bet.stakeKobo;
}

/** A bet's profit and loss, computed from its terms. */
export function pnlPair(bet: BetTerms): PnlPair {
  return pnlOfAmounts(bet.side, profit(bet), liability(bet));
}

/** The largest whole-naira stake (in kobo) whose liability stays within the target. */
export function stakeForLiability(
  { side, scale, priceHundredths }: Offer,
  liabilityKobo: number,
): number {
  const per100Naira = side === 'back' ? PER : profitPer100Naira(scale, priceHundredths);
  return mulDiv(liabilityKobo, PER / 100, per100Naira, 'down') * 100;
}

/** The smallest whole-naira stake (in kobo) whose profit reaches the target. */
export function stakeForProfit(
  { side, scale, priceHundredths }: Offer,
  profitKobo: number,
): number {
  const per100Naira = side === 'back' ? profitPer100Naira(scale, priceHundredths) : PER;
  return mulDiv(profitKobo, PER / 100, per100Naira, 'up') * 100;
}
