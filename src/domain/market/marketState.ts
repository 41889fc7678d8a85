import type { MarketStatus } from '../../contract/betting/market.ts';
import type { RefusalReason } from '../position/refusal.ts';

const NEXT: Record<MarketStatus, readonly MarketStatus[]> = {
  inactive: ['open', 'suspended', 'void'],
  open: ['suspended', 'ball_running', 'closed', 'void'],
  // Turning in-play, a goal, a wicket, a review: suspended, then open again at new prices.
  suspended: ['open', 'ball_running', 'closed', 'void'],
  ball_running: ['open', 'suspended', 'closed', 'void'],
  // Closed is not settled: the result is still to come.
  closed: ['result_pending', 'settled', 'void'],
  result_pending: ['settled', 'void'],
  // A corrected result settles again; a market is never reopened for bets.
  settled: ['settled', 'void'],
  void: ['settled'],
};

export function canMarketBecome(from: MarketStatus, to: MarketStatus): boolean {
  return NEXT[from].includes(to);
}

/** Why a market takes no bets in this state; undefined when it does. */
export function marketRefusal(status: MarketStatus): RefusalReason | undefined {
  if (status === 'open') return undefined;
  if (status === 'ball_running') return 'ball-running';
  if (status === 'inactive' || status === 'suspended') return 'market-suspended';
  return 'market-closed';
}
