import type { MarketHistory } from '../../../contract/betting/marketHistory.ts';
import type { TradedPrice } from '../../../state/live/marketStreamHistory.ts';

/** Days before the start the points of a history lie hours apart. */
const APART_MS = 60 * 60_000;
/** With so many closer ones, those are left out: the chart would be all about days in which little happened. */
const ENOUGH = 8;

/** The prices of a runner in a market's history, and after them those that this page has seen. */
export function chartPoints(
  history: MarketHistory | undefined,
  runnerId: string,
  seen: readonly TradedPrice[],
): TradedPrice[] {
  const place = history?.runnerIds.indexOf(runnerId) ?? -1;
  const until = seen[0]?.at ?? Number.POSITIVE_INFINITY;
  const points = (history?.points ?? []).filter(({ at }) => at < until);
  const far = points.findLastIndex(
    ({ at }, index) => at - (points[index - 1]?.at ?? at) > APART_MS,
  );
  const close = points.slice(Math.max(0, far));
  const told = (close.length >= ENOUGH ? close : points).flatMap(({ at, prices }) => {
    const priceHundredths = prices[place];
    return priceHundredths === undefined || priceHundredths === null
      ? []
      : [{ at, priceHundredths }];
  });
  return [...told, ...seen];
}
