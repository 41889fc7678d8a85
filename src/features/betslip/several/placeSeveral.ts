import { matchBets } from '../../../state/bets/bets.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { liveGame } from '../../../state/live/marketStream.ts';
import { placeTogether } from '../place/betslipPlace.ts';
import { situationOf } from '../place/betslipSituation.ts';
import { allSelections } from './selections.ts';
import { blockTogether, type OneOfSeveral } from './together.ts';

/** All selections of the slip, read at this moment. */
export function severalNow(): OneOfSeveral[] {
  return allSelections().map(({ draft, isReturned, unread }) => {
    const bets = matchBets(draft.gameId).state.data?.bets ?? [];
    const slip = { ...betslip, isReturned, unread };
    return { situation: situationOf(draft, liveGame(draft.gameId), bets, slip), bets };
  });
}

/** Places them all, or asks first if the player wants that. */
export function requestTogether(): void {
  const all = severalNow();
  if (all.length === 0 || blockTogether(all, betslip.draft?.reference)) return;
  if (betslip.phase.is === 'editing' && betslip.isConfirmed) {
    betslip.phase = { is: 'asked' };
    return;
  }
  placeTogether(
    all.map(({ situation: { draft, quote, rest } }) => ({
      draft: { ...draft, ...(quote && { version: quote.version }) },
      rest,
    })),
  );
}
