import type { OnPriceChange } from '../../../contract/betting/bets.ts';
import { explainOffer } from '../../../domain/position/explainBet.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { StakeBy } from '../../../state/bets/betslipChoices.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { Returns } from '../../../state/bets/betslipReturns.ts';
import { isLay, wholeNaira } from '../../../state/bets/betsWords.ts';

export const PRICE_CHOICES: Record<OnPriceChange, string> = {
  none: 'Accept no change',
  better: 'Accept a better price',
  within: 'Accept slightly worse too',
  any: 'Accept any price',
};

/** The tolerances offered, in hundredths of a percent. */
export const TOLERANCES: readonly number[] = [100, 200, 500, 1000];

export const STAKE_BY: readonly (readonly [StakeBy, string])[] = [
  ['stake', 'The stake'],
  ['liability', 'What I can lose'],
  ['profit', 'What I want to win'],
];

/** The button's text, with the amount at risk; for a lay that is the liability. */
export function placeWords(draft: Draft, returns: Returns | undefined): string {
  const { side, stakeKobo } = draft;
  if (!stakeKobo || !returns) return isLay(draft) ? texts.placeLay : texts.place;
  if (side === 'back') return texts.placeFor(wholeNaira(stakeKobo));
  const loss = wholeNaira(returns.liabilityKobo);
  return isLay(draft) ? texts.placeLayFor(loss) : texts.placeToLose(loss);
}

/** The bet in one sentence, for players who have never placed a lay. */
export function explain(draft: Draft, { profitKobo, liabilityKobo }: Returns): string {
  return explainOffer(draft, profitKobo, liabilityKobo);
}
