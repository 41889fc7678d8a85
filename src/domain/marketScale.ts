import type { MarketKind } from '../contract/market.ts';
import type { LinePrice, Price, RunnerPrice } from './bet.ts';

/**
 * The scale its prices are written in, by the kind of a market and never by its label: a bookmaker's
 * 87 and a fancy's 87 would both pass for decimal odds.
 */
export function marketScale(kind: MarketKind): Price['scale'] {
  if (kind === 'bookmaker') return 'rate';
  return kind === 'fancy' ? 'line' : 'decimal';
}

/** A price of a market where runners win, from the hundredths that calls and events carry. */
export function runnerPrice(kind: MarketKind, hundredths: number): RunnerPrice {
  return marketScale(kind) === 'rate'
    ? { scale: 'rate', rateHundredths: hundredths }
    : { scale: 'decimal', oddsHundredths: hundredths };
}

/** A fancy's price, from its line and the hundredths of its rate. */
export function linePrice(line: number, hundredths: number): LinePrice {
  return { scale: 'line', line, rateHundredths: hundredths };
}
