import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../contract/bets.ts';
import { betslip, changeDraft } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import { blockOf } from './betslipBlock.ts';
import { placeBet } from './betslipPlace.ts';
import { situationOf } from './betslipSituation.ts';

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
