import type { Trade } from '../prices/exchangePrices.ts';

/** What happens in a market's books at one tick. */
export interface MarketStep {
  era: number;
  trades: { runnerId: string; trade: Trade }[];
}
