import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { Side } from '../../../domain/market/side.ts';
import { type FancyBand, fancyBook } from '../../../domain/position/fancyBook.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { standOf } from '../../../state/bets/betslipReturns.ts';
import { type Stand, standingIn } from '../../../state/bets/betsPosition.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';

export interface FancyPosition {
  matched: readonly Stand[];
  /** With the slip's bets included; undefined when there is none or it has no stake. */
  after: readonly Stand[] | undefined;
  /** The worst result; undefined while the player has no bet here. */
  worstKobo: number | undefined;
  worstAfterKobo: number | undefined;
  pickedSide: Side | undefined;
  coveredFromPx: number | undefined;
}

/** The player's position in one session, now and with the slip's bets. */
export function useFancyPosition(
  { marketId }: Pick<MarketFrame, 'marketId'>,
  bets: readonly Bet[],
): FancyPosition {
  const { draft, phase, others, topPx } = useSnapshot(betslip);
  const { matched } = useMemo(() => standingIn(marketId, bets), [marketId, bets]);
  const written = draft && phase.is !== 'done' ? [draft] : [];
  const ours = [...written, ...others.map((other) => other.draft)].filter(
    (one) => one.marketId === marketId,
  );
  const staked = ours.filter(({ stakeKobo }) => stakeKobo);
  const after = staked.length > 0 ? [...matched, ...staked.map(standOf)] : undefined;
  return {
    matched,
    after,
    worstKobo: worstOf(matched),
    worstAfterKobo: after && worstOf(after),
    pickedSide: ours[0]?.side,
    coveredFromPx: ours[0] && topPx,
  };
}

function worstOf(stands: readonly Stand[]): number | undefined {
  if (stands.length === 0) return undefined;
  return Math.min(...fancyBook(stands).map(({ pnlKobo }: FancyBand) => pnlKobo));
}
