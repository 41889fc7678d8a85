import { type Book, exchangePrices, type RunnerPrices } from './exchangePrices.ts';
import { linePrices } from './linePrices.ts';
import { ratePrices } from './ratePrices.ts';

type Prices = (state: number, tick: number) => readonly RunnerPrices[];

/** Caches a function of the state of play. */
export function remembered<Value>(work: (state: number) => Value): (state: number) => Value {
  const known = new Map<number, Value>();
  return (state) => {
    const value = known.get(state) ?? work(state);
    known.set(state, value);
    return value;
  };
}

export function exchangePricing(book: Book, chances: (state: number) => readonly number[]): Prices {
  const chancesOf = remembered(chances);
  return (state, tick) => exchangePrices(book, chancesOf(state), tick);
}

/** Rates that only the play moves. */
export function ratePricing(chances: (state: number) => readonly number[]): Prices {
  return remembered((state) => ratePrices(chances(state)));
}

/** A session's line, moved by the play: the runs scored and the expected total. */
export function linePricing(
  outlook: (state: number) => { scored: number; expected: number },
): Prices {
  return remembered((state) => {
    const { scored, expected } = outlook(state);
    return [linePrices(scored, expected)];
  });
}
