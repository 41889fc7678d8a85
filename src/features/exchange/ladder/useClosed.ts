import { useMemo } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { basisPoints, shownWin } from '../../../domain/position/commission.ts';
import { closedAt } from '../../../domain/position/hedgeOf.ts';
import { positionIn, standingIn } from '../../../state/bets/betsPosition.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';

/** What the market would pay, whatever wins, if a runner were closed at a price. */
export type Closed = (priceHundredths: number) => number | undefined;

export function useClosed(frame: MarketFrame, bets: readonly Bet[], runnerId: string): Closed {
  const { isGross } = useWinView();
  return useMemo(() => {
    const { matched } = standingIn(frame.marketId, bets);
    const position = positionIn(frame, { matched, pending: [] });
    const rate = basisPoints(frame.commissionPercent);
    return (priceHundredths) => {
      const kobo = closedAt(position, runnerId, priceHundredths);
      return kobo === undefined ? undefined : shownWin(kobo, rate, { isGross });
    };
  }, [frame, bets, runnerId, isGross]);
}
