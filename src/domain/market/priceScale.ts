import type { MarketKind } from '../../contract/betting/market.ts';

/**
 * What a price's hundredths mean: decimal odds (185 is 1.85), or the profit for each 100 staked
 * (8700 is 87, the same as decimal 1.87). A fancy is a rate on a line.
 */
export type PriceScale = 'decimal' | 'rate';

/**
 * The scale by the kind of a market and never by its label: a bookmaker's 87 would pass for odds.
 * fancy1 and odd-even are decimal, like match odds.
 */
export function priceScale(kind: MarketKind): PriceScale {
  return kind === 'bookmaker' || kind === 'fancy' ? 'rate' : 'decimal';
}

/** Kobo of profit for each ₦100 (10,000 kobo) staked: the number that every scale comes down to. */
export function profitPer100Naira(scale: PriceScale, priceHundredths: number): number {
  return scale === 'decimal' ? (priceHundredths - 100) * 100 : priceHundredths;
}
