import { useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import { isSamePosition } from '../../domain/position/namedPosition.ts';
import { namedIn } from '../../state/bets/betsPosition.ts';
import { readMatchBets } from '../../state/bets/orders/readMatchBets.ts';
import type { MarketFrame } from '../../state/live/marketStreamMarket.ts';
import { useStillAsked } from '../../ui/hooks/useStillAsked.ts';

export interface PositionCheck {
  isReading: boolean;
  /** What the last check found. */
  found: 'same' | 'other' | 'unread' | undefined;
  /**
   * Reads the position from the server before the first order is sent. Gives the player's bets on the match
   * where it is still the one that the orders were worked out from, and the player still asks for them.
   */
  check(from: readonly OutcomeResult[]): Promise<readonly Bet[] | undefined>;
}

/** `about`: what the player asks for, which another choice takes back while the position is read. */
export function usePositionCheck(frame: MarketFrame, about: unknown): PositionCheck {
  const { gameId, marketId } = frame;
  const [isReading, setReading] = useState(false);
  const [found, setFound] = useState<PositionCheck['found']>();
  const ask = useStillAsked(about);
  async function check(from: readonly OutcomeResult[]) {
    setReading(true);
    const isStillAsked = ask();
    const bets = await readMatchBets(gameId);
    setReading(false);
    if (!isStillAsked()) return undefined;
    const isSame = bets && isSamePosition(namedIn(frame, marketId, bets), from);
    setFound(bets ? (isSame ? 'same' : 'other') : 'unread');
    return isSame ? bets : undefined;
  }
  return { isReading, found, check };
}
