import type { MarketStatus } from '../../contract/betting/market.ts';
import type { RefusalReason } from '../position/refusal.ts';

const NEXT: Record<MarketStatus, readonly MarketStatus[]> = {
  inactive: ['open', 'suspended', 'void'],
  open: ['suspended', 'ball_running', 'closed', 'void'],
  // Turning in-play, a goal, a wicket or a review suspends a market; then it opens again at new prices.
  suspended: ['open', 'ball_running', 'closed', 'void'],
  ball_running: ['open', 'suspended', 'closed', 'void'],
  // Closed is not settled yet: the result is still to come.
  closed: ['result_pending', 'settled', 'void'],
  result_pending: ['settled', 'void'],
  // A corrected result settles it again. It never opens for bets again.
  settled: ['settled', 'void'],
  void: ['settled'],
};

/** Whether a market may go from one status to another. */
export function canMarketBecome(from: MarketStatus, to: MarketStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether betting on a market has ended for good, with or without its result. */
export function isOver(status: MarketStatus): boolean {
  return marketRefusal(status) === 'market-closed';
}

/** Why a market in this state takes no bets; undefined when it does. */
export function marketRefusal(status: MarketStatus): RefusalReason | undefined {
  if (status === 'open') return undefined;
  if (status === 'ball_running') return 'ball-running';
  if (status === 'inactive' || status === 'suspended') return 'market-suspended';
  return 'market-closed';
}
