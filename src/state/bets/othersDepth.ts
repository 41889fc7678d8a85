import type { Bet } from '../../contract/betting/bets.ts';
import type { PriceLevel } from '../../contract/betting/market.ts';
import { isInBook, waitingStake } from '../../domain/market/order.ts';
import { withoutOwn } from '../../domain/market/withoutOwn.ts';
import type { RunnerDepth } from '../../domain/position/cashOutTerms.ts';
import type { LiveMarket } from '../live/marketStreamMarket.ts';

/**
 * A market's columns without the player's own orders, by runner: what a new bet of the player can be matched
 * with. A back that waits stands where others lay.
 */
export function othersDepth(
  { frame, runners }: Pick<LiveMarket, 'frame' | 'runners'>,
  bets: readonly Bet[],
): ReadonlyMap<string, RunnerDepth> {
  const own = bets.filter((bet) => bet.marketId === frame.marketId && isInBook(bet));
  if (own.length === 0) return runners;
  const levels = (id: string, side: Bet['side']) =>
    own
      .filter((bet) => bet.runnerId === id && bet.side === side)
      .map((bet): PriceLevel => [bet.priceAsked, waitingStake(bet)]);
  return new Map(
    [...runners].map(([id, { back, lay }]) => [
      id,
      { back: withoutOwn(back, levels(id, 'lay')), lay: withoutOwn(lay, levels(id, 'back')) },
    ]),
  );
}
