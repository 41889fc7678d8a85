import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { tryTap } from '../../../state/bets/betslipTerms.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { blockOf } from '../place/betslipBlock.ts';
import { placeBet } from '../place/betslipPlace.ts';
import { situationOf } from '../place/betslipSituation.ts';

/**
 * Sends the draft of a one-click tap, once. If something prevents it, the draft stays with the reason, like
 * any other; it is not sent later.
 */
export function useOneClick(draft: Draft, game: LiveGame, bets: readonly Bet[]): void {
  const { tap } = useSnapshot(betslip);
  const isWaiting = tap?.reference === draft.reference && !tap.isTried;
  useEffect(() => {
    if (!isWaiting) return;
    const situation = situationOf(draft, game, bets);
    const off = betslip.isOneClick ? undefined : texts.oneClickOff;
    const reason = off ?? blockOf(situation)?.text;
    tryTap(reason, situation.quote?.version);
    if (reason === undefined) placeBet(situation.rest);
  }, [isWaiting, draft, game, bets]);
}
