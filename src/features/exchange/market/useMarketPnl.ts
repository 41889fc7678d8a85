import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { Side } from '../../../domain/market/side.ts';
import { isOpenBet } from '../../../domain/position/betState.ts';
import { basisPoints, shownPosition } from '../../../domain/position/commission.ts';
import type { Position } from '../../../domain/position/position.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { standOf } from '../../../state/bets/betslipReturns.ts';
import { positionIn, type Standing, standingIn } from '../../../state/bets/betsPosition.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';

export interface MarketPnl {
  /** By winning runner; undefined while the player has no bet in the market. */
  now: Position | undefined;
  /** With the slip's bets; undefined when there is none or it has no stake. */
  after: Position | undefined;
  /** The slip's selections in this market; the one that is written last. */
  picked: readonly { runnerId: string; side: Side }[];
  coveredFromPx: number | undefined;
}

/**
 * Profit and loss for each winning runner, before commission or after it, and with what waits where the player
 * has chosen so.
 */
export function useMarketPnl(
  frame: MarketFrame,
  bets: readonly Bet[],
  isGross: boolean,
): MarketPnl {
  const { draft, phase, others, topPx: coveredFromPx } = useSnapshot(betslip);
  const { hasWaiting } = useWinView();
  const standing = useMemo(() => {
    const all = standingIn(frame.marketId, bets);
    return hasWaiting ? asIfMatched(all) : all;
  }, [frame.marketId, bets, hasWaiting]);
  const shown = (position: Position) =>
    shownPosition(position, basisPoints(frame.commissionPercent), { isGross });
  const now = standing.matched.length > 0 ? shown(positionIn(frame, standing)) : undefined;
  const written = draft && phase.is !== 'done' ? [draft] : [];
  const picked = [...others.map((other) => other.draft), ...written].filter(
    ({ marketId }) => marketId === frame.marketId,
  );
  // The slip's bet, once on its way, already counts among the waiting ones; and it may be decided before the slip knows.
  const sent = phase.is === 'waiting' && bets.find(({ betId }) => betId === phase.result.betId);
  const isDecided = sent && (sent.stakeMatched > 0 || !isOpenBet(sent.state));
  const isCounted =
    isDecided || (hasWaiting && (phase.is === 'waiting' || phase.is === 'checking'));
  const staked = picked.filter((one) => one.stakeKobo && !(one === draft && isCounted));
  const matched = [...standing.matched, ...staked.map(standOf)];
  const after = staked.length > 0 ? shown(positionIn(frame, { ...standing, matched })) : undefined;
  return { now, after, picked, coveredFromPx };
}

function asIfMatched({ matched, pending }: Standing): Standing {
  return { matched: [...matched, ...pending], pending: [] };
}
