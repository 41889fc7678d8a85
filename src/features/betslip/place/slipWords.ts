import { wholeNaira } from '../../../domain/money/money.ts';
import { shownWin, type WinView } from '../../../domain/position/commission.ts';
import { explainOffer } from '../../../domain/position/explainBet.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { Returns } from '../../../state/bets/betslipReturns.ts';
import { isLay } from '../../../state/bets/betsWords.ts';

/** The button's text, with the amount at risk; for a lay that is the liability. */
export function placeWords(draft: Draft, returns: Returns | undefined): string {
  const { side, stakeKobo } = draft;
  if (!stakeKobo || !returns) return isLay(draft) ? texts.placeLay : texts.place;
  if (side === 'back') return texts.placeFor(wholeNaira(stakeKobo));
  const loss = wholeNaira(returns.liabilityKobo);
  return isLay(draft) ? texts.placeLayFor(loss) : texts.placeToLose(loss);
}

/** The bet in one sentence, for players who have never placed a lay. */
export function explain(
  draft: Draft,
  { profitKobo, rateBasisPoints, liabilityKobo }: Returns,
  view: WinView,
): string {
  return explainOffer(draft, shownWin(profitKobo, rateBasisPoints, view), liabilityKobo);
}
