import { useCallback, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useFrames, useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { usePlaySituation } from '../../../state/play/mayPlay.ts';
import { session } from '../../../state/session/session.ts';
import type { SlipSituation } from './betslipBlock.ts';
import { situationOf } from './betslipSituation.ts';

/** The situation of the slip, again whenever something that decides about it has changed. */
export function useSituation(draft: Draft, game: LiveGame, bets: readonly Bet[]): SlipSituation {
  usePrices(draft, game);
  useFrames(game);
  useGameStatus(game);
  const { wallet, exposureAmount } = useSnapshot(session);
  const play = usePlaySituation();
  const choices = useSnapshot(betslip);
  return {
    ...situationOf(draft, game, bets, choices),
    // As rendered: what is shown and what is said of it must be of one moment.
    ...play,
    availableKobo: wallet.balance - exposureAmount,
  };
}

/** Renders when the prices or the line of the runner in the slip have moved, and for no others. */
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
