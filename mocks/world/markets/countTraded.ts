import type { MarketStep } from './marketStep.ts';

/** Kobo by price in hundredths, by runner. */
export type Traded = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * Adds up what a market trades, tick by tick from its opening. It goes on from the last instant asked for, and
 * starts again for an earlier one.
 */
export function countTraded(
  opensAt: number,
  nextAfter: (at: number) => number,
  stepAt: (at: number) => MarketStep | undefined,
): (at: number) => Traded {
  const begin = opensAt - 1;
  let until = begin;
  let sums = new Map<string, Map<number, number>>();
  return (at) => {
    if (at < until) {
      until = begin;
      sums = new Map();
    }
    for (let next = nextAfter(until); next <= at; next = nextAfter(until)) {
      until = next;
      for (const { runnerId, trade } of stepAt(next)?.trades ?? []) {
        const { priceHundredths, kobo } = trade;
        const prices = sums.get(runnerId) ?? new Map<number, number>();
        sums.set(runnerId, prices);
        if (kobo > 0) prices.set(priceHundredths, (prices.get(priceHundredths) ?? 0) + kobo);
      }
    }
    return sums;
  };
}
