import { useState } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { OwnOrders, Place } from './ownOrders.ts';

/** Own orders that the player has taken up: the next tap moves them. */
export interface Hand extends Place {
  /** Those that still wait there; none once they were matched, cancelled or moved from elsewhere. */
  waiting: readonly Bet[];
}

interface Taken extends Place {
  /** An order that comes to this price later was not taken up. */
  betIds: readonly string[];
}

/** What is in the player's hand. It stays there until it is laid down, also when its orders are gone. */
export function useHand(orders: OwnOrders) {
  const [taken, setTaken] = useState<Taken>();
  const waitingAt = ({ side, price }: Place) => orders[side].get(price)?.waiting ?? [];
  const hand: Hand | undefined = taken && {
    ...taken,
    waiting: waitingAt(taken).filter(({ betId }) => taken.betIds.includes(betId)),
  };
  return {
    hand,
    take: (place: Place) =>
      setTaken({ ...place, betIds: waitingAt(place).map(({ betId }) => betId) }),
    layDown: () => setTaken(undefined),
  };
}

export const goneText = ({ side, price }: Place) =>
  `Your ${side} at ${formatOdds(price)} no longer waits.`;
