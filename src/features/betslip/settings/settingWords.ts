import type { OnPriceChange } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/slipSettings.ts';
import type { StakeBy } from '../../../state/bets/betslipChoices.ts';

export const PRICE_CHOICES: Record<OnPriceChange, string> = {
  none: texts.noChange,
  better: texts.betterOnly,
  within: texts.littleWorse,
  any: texts.anyPrice,
};

/** The tolerances offered, in hundredths of a percent. */
export const TOLERANCES: readonly number[] = [100, 200, 500, 1000];

export const STAKE_BY: readonly { id: StakeBy; label: string }[] = [
  { id: 'stake', label: texts.byStake },
  { id: 'liability', label: texts.byLiability },
  { id: 'profit', label: texts.byProfit },
];
