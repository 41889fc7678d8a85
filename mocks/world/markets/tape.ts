import type { Life } from '../life.ts';
import type { RunnerPrices } from '../prices/exchangePrices.ts';
import { createLastTraded } from './lastTraded.ts';
import type { MarketPlan } from './marketPlan.ts';
import type { Trade } from './marketStep.ts';
import type { Surroundings } from './surroundings.ts';
import { createTrades } from './trades.ts';
import { createVolume } from './volume.ts';

/** Kobo by price in hundredths, by runner. */
export type Traded = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * What a market trades, and when: the trades come one after the other as the volume grows, each at a step at
 * which the market is open. So the sum by any instant is known without those before it, and is to the kobo what
 * they come to.
 */
export interface Tape {
  /** Kobo traded by an instant. */
  matchedAt(at: number): number;
  /** What trades at exactly this instant. */
  tradesAt(at: number): Trade[];
  /** Money traded at each price by an instant, by runner. */
  tradedAt(at: number): Traded;
  /** The last prices by an instant, in the order of the runners. */
  lastTradedAt(at: number): readonly (number | undefined)[];
}

export function createTape(plan: MarketPlan, match: Surroundings, life: Life): Tape {
  const { prices, runners } = plan;
  const volumeAt = createVolume(plan, match);
  const trades = createTrades(plan);
  // At rates there are states in which nothing is offered. A book always has a price.
  const isOffered = (state: number) =>
    prices.column !== undefined || prices.best(state, 0).some(isPriced);

  const countAt = (at: number) => {
    const step = life.lastOpenAt(at, isOffered);
    return step === undefined ? 0 : trades.countAt(volumeAt(step));
  };
  const bestAt = (at: number) => {
    const { state = 0, tick = 0 } = life.momentAt(at) ?? {};
    return prices.best(state, tick);
  };
  const tradesBetween = (from: number, to: number, at: number): Trade[] => {
    const best = from < to ? bestAt(at) : [];
    return Array.from({ length: to - from }, (_, index) => from + index).flatMap((number) => {
      const kobo = trades.koboOf(number);
      const runner = trades.runnerOf(number, (place) => isPriced(best[place])) ?? 0;
      const runnerId = runners[runner]?.runnerId ?? '';
      const level = levelTaken(best[runner], trades.sideOf(number));
      return kobo > 0 && level ? [{ runnerId, kobo, ...level }] : [];
    });
  };

  let until = plan.opensAt - 1;
  let counted = 0;
  let sums = new Map<string, Map<number, number>>();
  return {
    matchedAt: (at) => trades.sumOf(countAt(at)),
    tradesAt: (at) => tradesBetween(countAt(at - 1), countAt(at), at),
    tradedAt(at) {
      if (at < until) {
        until = plan.opensAt - 1;
        counted = 0;
        sums = new Map();
      }
      const all = countAt(at);
      while (counted < all) {
        until = life.nextAfter(until);
        const count = countAt(until);
        for (const { runnerId, priceHundredths, kobo } of tradesBetween(counted, count, until)) {
          const byPrice = sums.get(runnerId) ?? new Map<number, number>();
          sums.set(runnerId, byPrice);
          byPrice.set(priceHundredths, (byPrice.get(priceHundredths) ?? 0) + kobo);
        }
        counted = count;
      }
      return sums;
    },
    lastTradedAt: createLastTraded(plan, trades, countAt, (number, runner, at) => {
      return levelTaken(bestAt(at)[runner], trades.sideOf(number))?.priceHundredths;
    }),
  };
}

function isPriced(runner: RunnerPrices | undefined): boolean {
  return runner !== undefined && runner.back.length + runner.lay.length > 0;
}

/** The best price of the column that a trade takes from, or of the other where that one is empty. */
function levelTaken(runner: RunnerPrices | undefined, side: Trade['side']) {
  const other = side === 'back' ? 'lay' : 'back';
  for (const column of [side, other] as const) {
    const best = runner?.[column][0];
    if (best) return { side: column, priceHundredths: best[0] };
  }
  return undefined;
}
