import type { MarketHistory } from '../../../contract/betting/marketHistory.ts';
import type { TradedPrice } from '../../../state/live/marketStreamHistory.ts';

/** Days before the start the points of a history lie hours apart. */
const APART_MS = 60 * 60_000;
/** With so many closer ones, those are left out: the chart would be all about days in which little happened. */
const ENOUGH = 8;

/** A price, and what was matched in the whole market since the point before; the stream does not tell that. */
export interface ChartedPrice extends TradedPrice {
  matchedKobo?: number;
}

/** The prices of a runner in a market's history, and after them those that this page has seen. */
export function chartPoints(
  history: MarketHistory | undefined,
  runnerId: string,
  seen: readonly TradedPrice[],
): ChartedPrice[] {
  const place = history?.runnerIds.indexOf(runnerId) ?? -1;
  const until = seen[0]?.at ?? Number.POSITIVE_INFINITY;
  const points = (history?.points ?? []).filter(({ at }) => at < until);
  const far = points.findLastIndex(
    ({ at }, index) => at - (points[index - 1]?.at ?? at) > APART_MS,
  );
  const close = points.slice(Math.max(0, far));
  const drawn = close.length >= ENOUGH ? close : points;
  let before = drawn[0]?.matched ?? 0;
  const told = drawn.flatMap(({ at, prices, matched }) => {
    const priceHundredths = prices[place];
    if (priceHundredths === undefined || priceHundredths === null) return [];
    const matchedKobo = matched - before;
    before = matched;
    return [{ at, priceHundredths, matchedKobo }];
  });
  return [...told, ...seen];
}
