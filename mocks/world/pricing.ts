import { type Book, exchangePrices, type RunnerPrices } from './exchangePrices.ts';
import { ratePrices } from './ratePrices.ts';

type Prices = (state: number, tick: number) => readonly RunnerPrices[];

/** The answers of a function of the state of play, each worked out once. */
function remembered<Value>(work: (state: number) => Value): (state: number) => Value {
  const known: Value[] = [];
  return (state) => {
    const value = known[state] ?? work(state);
    known[state] = value;
    return value;
  };
}

export function exchangePricing(book: Book, chances: (state: number) => number[]): Prices {
  const chancesOf = remembered(chances);
  return (state, tick) => exchangePrices(book, chancesOf(state), tick);
}

/** Rates that only the play moves. */
export function ratePricing(chances: (state: number) => number[]): Prices {
  return remembered((state) => ratePrices(chances(state)));
}
