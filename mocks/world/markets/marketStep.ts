import type { Side } from '../../../src/contract/betting/bets.ts';

/** Money that trades in one tick: what it takes from a column, at its best price. */
export interface Trade {
  runnerId: string;
  side: Side;
  priceHundredths: number;
  kobo: number;
}

/** What happens in a market's books at one tick. */
export interface MarketStep {
  era: number;
  trades: Trade[];
}
