import type { MarketKind } from '../../contract/betting/market.ts';

/**
 * Seconds that an in-play bet waits before it is matched, so that nobody bets on what the video has not shown
 * yet. Before play there is no delay.
 */
export function betDelaySeconds(kind: MarketKind | 'sportsbook', inPlay: boolean): number {
  if (!inPlay) return 0;
  switch (kind) {
    case 'sportsbook':
      return 6;
    case 'bookmaker':
      return 2;
    case 'fancy':
    case 'fancy1':
    case 'odd_even':
      return 3;
    default:
      return 5;
  }
}
