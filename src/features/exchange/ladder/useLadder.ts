import { useEffect, useMemo } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { holdDepth } from '../../../state/live/marketStreamDepth.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type {
  LiveMarket,
  LiveRunner,
  MarketFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { type OwnOrders, ownOrders } from './ownOrders.ts';

interface LadderSubject {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  bets: readonly Bet[];
}

interface Ladder {
  runner: LiveRunner | undefined;
  name: string;
  orders: OwnOrders;
}

/** What a runner's ladder shows. Streams its market in depth while mounted. */
export function useLadder({ game, market, frame, bets }: LadderSubject, runnerId: string): Ladder {
  const { gameId } = game;
  const { marketId } = frame;
  useEffect(() => holdDepth(gameId, marketId), [gameId, marketId]);
  const orders = useMemo(() => ownOrders(bets, marketId, runnerId), [bets, marketId, runnerId]);
  return {
    runner: market.runners.get(runnerId),
    name: frame.runners.find((other) => other.runnerId === runnerId)?.name ?? runnerId,
    orders,
  };
}
