import { betslip, isUnderWay } from './betslip.ts';
import type { StakeBy } from './betslipChoices.ts';
import { type Draft, withStake } from './betslipDraft.ts';

type Terms = Partial<
  Pick<Draft, 'stakeKobo' | 'priceHundredths' | 'isOwnPrice' | 'version' | 'line' | 'leastKobo'>
>;

/** Changes the draft's terms. If a confirmation was on screen, it is asked for again. */
export function changeDraft(terms: Terms): void {
  const { draft, stakeBy } = betslip;
  if (!draft || isUnderWay() || betslip.phase.is === 'done') return;
  const next = { ...draft, ...terms };
  // A stake that the player typed no longer follows from the target.
  if ('stakeKobo' in terms) delete next.targetKobo;
  if (terms.priceHundredths !== undefined) betslip.isReturned = false;
  betslip.draft = withStake(next, stakeBy);
  betslip.phase = { is: 'editing' };
  betslip.tap = undefined;
}

/**
 * Sets the liability, or the profit after commission, that the player wants, in kobo; the stake follows from
 * it and the price.
 */
export function setTarget(targetKobo: number | undefined, commissionPercent = 0): void {
  changeDraft({ stakeKobo: undefined });
  const { draft, stakeBy } = betslip;
  if (!draft || targetKobo === undefined || betslip.phase.is !== 'editing') return;
  betslip.draft = withStake(
    { ...draft, targetKobo, targetCommissionPercent: commissionPercent },
    stakeBy,
  );
}

/** Sets which amount the player types from now on. The stake stays as it is. */
export function setStakeBy(stakeBy: StakeBy): void {
  betslip.stakeBy = stakeBy;
  if (betslip.draft) delete betslip.draft.targetKobo;
}
