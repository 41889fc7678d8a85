import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../contract/bets.ts';
import type { Position } from '../../domain/position.ts';
import type { Side } from '../../domain/side.ts';
import { betslip } from '../../state/betslip.ts';
import { returnsOf } from '../../state/betslipReturns.ts';
import { positionIn, standingIn } from '../../state/betsPosition.ts';
import type { MarketFrame } from '../../state/marketStreamMarket.ts';

export interface MarketPnl {
  /** By the runner that wins; absent while the player holds nothing in the market. */
  now: Position | undefined;
  /** With the bet in the slip; absent while there is none, or it has no stake. */
  after: Position | undefined;
  /** What of this market is in the slip. */
  picked: { runnerId: string; side: Side } | undefined;
  coveredFromPx: number | undefined;
}

export function useMarketPnl(frame: MarketFrame, bets: readonly Bet[]): MarketPnl {
  const { draft, phase, topPx: coveredFromPx } = useSnapshot(betslip);
  const standing = useMemo(() => standingIn(frame.marketId, bets), [frame.marketId, bets]);
  const now = useMemo(
    () => (standing.matched.length > 0 ? positionIn(frame, standing) : undefined),
    [frame, standing],
  );
  const isOurs = draft?.marketId === frame.marketId && phase.is !== 'decided';
  if (!isOurs) return { now, after: undefined, picked: undefined, coveredFromPx };
  const { runnerId, side, stakeKobo } = draft;
  const after = stakeKobo ? returnsOf(draft, frame, standing).after : undefined;
  return { now, after, picked: { runnerId, side }, coveredFromPx };
}
