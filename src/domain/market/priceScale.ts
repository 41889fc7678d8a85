import type { MarketKind } from '../../contract/betting/market.ts';

/**
 * What a price's hundredths mean. `decimal`: odds (185 is 1.85). `rate`: the profit per 100 staked (8700 is
 * 87, the same as odds 1.87). A fancy has a rate on a line.
 */
export type PriceScale = 'decimal' | 'rate';

/**
 * The scale of a kind of market. Never judge by the market's label: a bookmaker's 87 could pass for odds.
 * fancy1 and odd-even are decimal, like match odds.
 */
export function priceScale(kind: MarketKind): PriceScale {
  return kind === 'bookmaker' || kind === 'fancy' ? 'rate' : 'decimal';
}

/** Profit in kobo per ₦100 (10,000 kobo) staked, which both scales can be converted to. */
export function profitPer100Naira(scale: PriceScale, priceHundredths: number): number {
  return scale === 'decimal' ? (priceHundredths - 100) * 100 : priceHundredths;
}
