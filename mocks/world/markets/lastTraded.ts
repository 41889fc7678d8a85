import type { MarketPlan } from './marketPlan.ts';
import type { Trades } from './trades.ts';

/**
 * The price that each runner of a book was last traded at. It goes back from the last trade to one of the
 * runner, but not beyond what it knows from an earlier instant.
 */
export function createLastTraded(
  { runners, prices, opensAt }: MarketPlan,
  trades: Trades,
  countAt: (at: number) => number,
  priceOf: (number: number, runner: number, at: number) => number | undefined,
): (at: number) => readonly (number | undefined)[] {
  const none: readonly (number | undefined)[] = runners.map(() => undefined);
  let known = { count: 0, at: opensAt, found: none };

  /** The step of a trade: the first instant by which there are more. */
  const timeOf = (number: number, from: number, to: number) => {
    let [before, after] = [from - 1, to];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (countAt(middle) > number) after = middle;
      else before = middle;
    }
    return after;
  };

  return (at) => {
    if (!prices.column) return none;
    const count = countAt(at);
    if (count === known.count) return known.found;
    if (count < known.count) known = { count: 0, at: opensAt, found: none };
    const found = [...known.found];
    const missing = new Set(runners.keys());
    for (let number = count - 1; number >= known.count && missing.size > 0; number--) {
      const runner = trades.runnerOf(number);
      if (runner === undefined || !missing.has(runner) || trades.koboOf(number) === 0) continue;
      missing.delete(runner);
      found[runner] = priceOf(number, runner, timeOf(number, known.at, at));
    }
    known = { count, at, found };
    return found;
  };
}
