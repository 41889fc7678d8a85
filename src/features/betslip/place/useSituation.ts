import { useCallback, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useFrames, useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { availableKobo } from '../../../state/money/balance.ts';
import { usePlaySituation } from '../../../state/play/mayPlay.ts';
import { session } from '../../../state/session/session.ts';
import type { SlipSituation } from './betslipBlock.ts';
import { situationOf } from './betslipSituation.ts';

/** The slip's situation; renders again whenever anything that decides about it changes. */
export function useSituation(
  draft: Draft,
  game: LiveGame,
  bets: readonly Bet[],
  of: Pick<SlipSituation, 'isReturned' | 'unread'> | undefined = undefined,
): SlipSituation {
  usePrices(draft, game);
  useFrames(game);
  useGameStatus(game);
  const holding = useSnapshot(session);
  const play = usePlaySituation();
  const choices = useSnapshot(betslip);
  return {
    ...situationOf(draft, game, bets, { ...choices, ...of }),
    // The rendered values, so that what is shown and what is said about it match.
    ...play,
    availableKobo: availableKobo(holding),
  };
}

/** Renders again only when the price or line of the slip's runner moves. */
function usePrices({ marketId, runnerId, side }: Draft, { book }: LiveGame): void {
  const find = useCallback(
    () => book.markets.get(marketId)?.runners.get(runnerId),
    [book, marketId, runnerId],
  );
  const subscribe = useCallback(
    (hear: () => void) => find()?.moved[side].subscribe(hear) ?? (() => undefined),
    [find, side],
  );
  useSyncExternalStore(subscribe, () => find()?.[side]);
  useSyncExternalStore(subscribe, () => find()?.line);
}
