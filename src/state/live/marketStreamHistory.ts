import { type Signal, signal } from './marketStreamSignal.ts';

/** A price that a runner traded at. */
export interface TradedPrice {
  at: number;
  priceHundredths: number;
}

/** What a runner traded at since this page was opened, oldest first. */
export interface PriceHistory {
  readonly prices: readonly TradedPrice[];
  readonly moved: Signal;
}

/** Prices kept of a runner. When there are more, every second one of the older half goes. */
const MOST_PRICES = 400;
/** Runners kept; beyond this the one that was opened first goes. */
const MOST_RUNNERS = 300;

const histories = new Map<string, { prices: TradedPrice[]; moved: Signal }>();

function open(marketId: string, runnerId: string) {
  const key = `${marketId} ${runnerId}`;
  const known = histories.get(key);
  if (known) return known;
  const [oldest] = histories.keys();
  if (histories.size >= MOST_RUNNERS && oldest !== undefined) histories.delete(oldest);
  const made = { prices: [], moved: signal() };
  histories.set(key, made);
  return made;
}

/** The prices of a runner. Kept for as long as the page, whichever match is on the screen. */
export function priceHistory(marketId: string, runnerId: string): PriceHistory {
  return open(marketId, runnerId);
}

/** Notes that a runner traded; the same price again is nothing new. */
export function noteTraded(
  marketId: string,
  runnerId: string,
  priceHundredths: number,
  at = Date.now(),
): void {
  const history = open(marketId, runnerId);
  const { prices } = history;
  if (prices.at(-1)?.priceHundredths === priceHundredths) return;
  prices.push({ at, priceHundredths });
  if (prices.length > MOST_PRICES) thin(prices);
  history.moved.emit();
}

function thin(prices: TradedPrice[]): void {
  const older = prices.splice(0, MOST_PRICES / 2);
  // The first price stays: the trend is counted from it.
  prices.unshift(...older.filter((_, index) => index % 2 === 0));
}
