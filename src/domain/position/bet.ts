import { type PriceScale, profitPer100Naira } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import { mulDiv } from '../money/mulDiv.ts';

const PER = 10_000;

/** What a side at a price promises, before the stake is known. */
export interface Offer {
  side: Side;
  scale: PriceScale;
  priceHundredths: number;
}

/** A stake is the backer's on either side: a layer of ₦1,000 stands to win ₦1,000. */
export interface BetTerms extends Offer {
  stakeKobo: number;
}

/** Profit and loss in kobo by whether the runner wins, or the fancy's result reaches the line. */
export interface PnlPair {
  ifHitKobo: number;
  ifMissedKobo: number;
}

/** The pair of a bet whose profit and liability are known, as placed bets state them. */
export function pnlOfAmounts(side: Side, profitKobo: number, liabilityKobo: number): PnlPair {
  return side === 'back'
    ? { ifHitKobo: profitKobo, ifMissedKobo: -liabilityKobo || 0 }
    : { ifHitKobo: -liabilityKobo || 0, ifMissedKobo: profitKobo };
}

/**
 * What the backer's stake earns, in kobo. Whole-naira stakes are exact at decimal odds and at whole
 * rates; anything else is rounded to the nearest kobo, the same on both sides, so that backer and
 * layer always sum to nothing.
 */
function backersProfit({ stakeKobo, scale, priceHundredths }: BetTerms): number {
  return mulDiv(stakeKobo, profitPer100Naira(scale, priceHundredths), PER, 'nearest');
}

/** The most the bet can lose, in kobo, and so what it reserves when it stands alone. */
export function liability(bet: BetTerms): number {
  return bet.side === 'back' ? bet.stakeKobo : backersProfit(bet);
}

/** The most the bet can win, in kobo. */
export function profit(bet: BetTerms): number {
  return bet.side === 'back' ? backersProfit(bet) : bet.stakeKobo;
}

export function pnlPair(bet: BetTerms): PnlPair {
  return pnlOfAmounts(bet.side, profit(bet), liability(bet));
}

/** The largest stake in whole naira (as kobo) whose liability does not pass the wanted one. */
export function stakeForLiability(
  { side, scale, priceHundredths }: Offer,
  liabilityKobo: number,
): number {
  const per100Naira = side === 'back' ? PER : profitPer100Naira(scale, priceHundredths);
  return mulDiv(liabilityKobo, PER / 100, per100Naira, 'down') * 100;
}

/** The smallest stake in whole naira (as kobo) whose profit reaches the wanted one. */
export function stakeForProfit(
  { side, scale, priceHundredths }: Offer,
  profitKobo: number,
): number {
  const per100Naira = side === 'back' ? profitPer100Naira(scale, priceHundredths) : PER;
  return mulDiv(profitKobo, PER / 100, per100Naira, 'up') * 100;
}
