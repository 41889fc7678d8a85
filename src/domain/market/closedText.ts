import type { MarketStatus } from '../../contract/betting/market.ts';

/** What stands in place of prices while nothing can be bet on, by the status of the market. */
const CLOSED: Record<Exclude<MarketStatus, 'open' | 'inactive'>, string> = {
  suspended: 'Suspended',
  ball_running: 'Ball running',
  closed: 'Closed',
  result_pending: 'Result pending',
  settled: 'Settled',
  void: 'Void',
};
const texts: Readonly<Record<string, string>> = CLOSED;

export const closedText = (status: string): string | undefined => texts[status];
