import { mulDiv } from './mulDiv.ts';
import type { Side } from './side.ts';

/** Match odds, fancy1 and odd-even: decimal odds in hundredths, 1.85 is 185. */
export interface DecimalPrice {
  scale: 'decimal';
  oddsHundredths: number;
}

/** Bookmaker: profit for each 100 staked, in hundredths; 87 is 8700 and equals decimal 1.87. */
export interface RatePrice {
  scale: 'rate';
  rateHundredths: number;
}

/** Fancy: the result that Yes must reach, and the profit for each 100 staked, in hundredths. */
export interface LinePrice {
  scale: 'line';
  line: number;
  rateHundredths: number;
}

export type RunnerPrice = DecimalPrice | RatePrice;
export type Price = RunnerPrice | LinePrice;

/** A stake is the backer's in either side: a layer of ₦1,000 stands to win ₦1,000. */
export interface BetTerms<P extends Price = Price> {
  side: Side;
  stakeKobo: number;
  price: P;
}

const PER = 10_000;

/** Kobo of profit for each ₦100 (10,000 kobo) staked: the one number that all three scales share. */
export function profitPer100Naira(price: Price): number {
  return price.scale === 'decimal' ? (price.oddsHundredths - 100) * 100 : price.rateHundredths;
}

/**
 * What the backer's stake earns, in kobo. Whole-naira stakes are exact at decimal odds and whole
 * rates; anything else is rounded to the nearest kobo, the same on both sides, so that backer and
 * layer always sum to nothing.
 */
function backersProfit({ stakeKobo, price }: BetTerms): number {
  return mulDiv(stakeKobo, profitPer100Naira(price), PER, 'nearest');
}

/** Profit and loss in kobo by whether the runner wins, or the fancy result reaches the line. */
export interface PnlPair {
  ifHitKobo: number;
  ifMissedKobo: number;
}

export function pnlPair(bet: BetTerms): PnlPair {
  const won = backersProfit(bet);
  return bet.side === 'back'
    ? { ifHitKobo: won, ifMissedKobo: -bet.stakeKobo }
    : { ifHitKobo: -won || 0, ifMissedKobo: bet.stakeKobo };
}

/** The most the bet can lose, in kobo, and so what it reserves when it stands alone. */
export function liability(bet: BetTerms): number {
  return bet.side === 'back' ? bet.stakeKobo : backersProfit(bet);
}

/** The most the bet can win, in kobo. */
export function profit(bet: BetTerms): number {
  return bet.side === 'back' ? backersProfit(bet) : bet.stakeKobo;
}

/** The largest stake in whole naira (as kobo) whose liability does not pass the wanted one. */
export function stakeForLiability(liabilityKobo: number, side: Side, price: Price): number {
  const per100Naira = side === 'back' ? PER : profitPer100Naira(price);
  return mulDiv(liabilityKobo, PER / 100, per100Naira, 'down') * 100;
}

/** The smallest stake in whole naira (as kobo) whose profit reaches the wanted one. */
export function stakeForProfit(profitKobo: number, side: Side, price: Price): number {
  const per100Naira = side === 'back' ? profitPer100Naira(price) : PER;
  return mulDiv(profitKobo, PER / 100, per100Naira, 'up') * 100;
}
