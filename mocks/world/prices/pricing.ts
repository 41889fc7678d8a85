import type { Side } from '../../../src/contract/betting/bets.ts';
import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { type Book, exchangeColumn, exchangePrices, type RunnerPrices } from './exchangePrices.ts';
import { linePrices } from './linePrices.ts';
import { ratePrices } from './ratePrices.ts';

/** A market's prices in each state of play, at each tick. */
export interface Pricing {
  best(state: number, tick: number): readonly RunnerPrices[];
  /** All the money in a column, where there is more than the best prices tell. */
  column?(state: number, tick: number, of: { runner: number; side: Side }): Iterable<PriceLevel>;
  /** How likely each runner is to win; a line has no such chances. */
  chances?(state: number): readonly number[];
}

/** Caches a function of the state of play. */
export function remembered<Value>(work: (state: number) => Value): (state: number) => Value {
  const known = new Map<number, Value>();
  return (state) => {
    const value = known.get(state) ?? work(state);
    known.set(state, value);
    return value;
  };
}

export function exchangePricing(
  book: Book,
  chances: (state: number) => readonly number[],
): Pricing {
  const chancesOf = remembered(chances);
  return {
    best: (state, tick) => exchangePrices(book, chancesOf(state), tick),
    column: (state, tick, of) => exchangeColumn(book, chancesOf(state), tick, of),
    chances: chancesOf,
  };
}

/** Rates that only the play moves. */
export function ratePricing(chances: (state: number) => readonly number[]): Pricing {
  const chancesOf = remembered(chances);
  return { best: remembered((state) => ratePrices(chancesOf(state))), chances: chancesOf };
}

/** A session's line, moved by the play: the runs scored and the expected total. */
export function linePricing(
  outlook: (state: number) => { scored: number; expected: number },
): Pricing {
  return {
    best: remembered((state) => {
      const { scored, expected } = outlook(state);
      return [linePrices(scored, expected)];
    }),
  };
}
