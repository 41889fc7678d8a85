import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { ticksBetween } from '../../../domain/market/ladder.ts';
import type { TradedPrice } from '../../../state/live/marketStreamHistory.ts';

/** `Last traded 1.95, up 4 steps from 1.87 since you opened this page`. */
export function trendText(prices: readonly TradedPrice[]): string {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) return 'Nothing traded yet';
  const ticks = ticksBetween(first.priceHundredths, last.priceHundredths);
  const at = `Last traded ${formatOdds(last.priceHundredths)}`;
  if (ticks === 0) return `${at}, as when you opened this page`;
  const size = Math.abs(ticks) === 1 ? '1 step' : `${Math.abs(ticks)} steps`;
  const from = formatOdds(first.priceHundredths);
  return `${at}, ${ticks > 0 ? '▲ up' : '▼ down'} ${size} from ${from} since you opened this page`;
}
