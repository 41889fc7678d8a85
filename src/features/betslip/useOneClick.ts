import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../contract/bets.ts';
import { betslip, changeDraft } from '../../state/betslip.ts';
import { blockOf } from '../../state/betslipBlock.ts';
import type { Draft } from '../../state/betslipDraft.ts';
import { placeBet } from '../../state/betslipPlace.ts';
import { situationOf } from '../../state/betslipSituation.ts';
import type { LiveGame } from '../../state/marketStreamGame.ts';

/**
 * Sends the draft of a tap with one-click betting on, once. Where something stands against it the
 * draft stays as any other, with the reason: it is not sent later by itself.
 */
export function useOneClick(draft: Draft, game: LiveGame, bets: readonly Bet[]): void {
  const { oneClickReference } = useSnapshot(betslip);
  useEffect(() => {
    if (oneClickReference !== draft.reference) return;
    betslip.oneClickReference = undefined;
    const situation = situationOf(draft, game, bets);
    if (!betslip.isOneClick || blockOf(situation)) return;
    if (situation.quote) changeDraft({ version: situation.quote.version });
    placeBet();
  }, [oneClickReference, draft, game, bets]);
}
