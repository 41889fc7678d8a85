import { betslip, isUnderWay } from './betslip.ts';
import type { StakeBy } from './betslipChoices.ts';
import type { Betslip } from './betslipContents.ts';
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
  if ('stakeKobo' in terms) delete betslip.unread.stake;
  if ('leastKobo' in terms) delete betslip.unread.least;
  if (terms.priceHundredths !== undefined) {
    delete betslip.unread.price;
    betslip.isReturned = false;
  }
  betslip.draft = withStake(next, stakeBy);
  betslip.phase = { is: 'editing' };
  betslip.tap = undefined;
}

/** Keeps a text that cannot be read, so that its field shows it and nothing is sent in its place. */
export function setUnread(field: keyof Betslip['unread'], text: string): void {
  if (betslip.phase.is === 'asked') betslip.phase = { is: 'editing' };
  betslip.unread[field] = text;
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

/** Marks the prices of what was not sent as possibly out of date. */
export function markDraftStale(): void {
  if (betslip.draft && !isUnderWay() && betslip.phase.is !== 'done') betslip.isReturned = true;
  for (const other of betslip.others) other.isReturned = true;
}

/** The market still offers what the draft asks for. */
export function markDraftFresh(): void {
  betslip.isReturned = false;
}

export function backToEditing(): void {
  if (betslip.phase.is === 'asked') betslip.phase = { is: 'editing' };
}

/** Records a tap's only try: why it was not sent, or the market version it was sent with. */
export function tryTap(reason: string | undefined, version: number | undefined): void {
  const { tap, draft } = betslip;
  if (!tap || !draft) return;
  tap.isTried = true;
  if (reason !== undefined) tap.reason = reason;
  else if (version !== undefined) draft.version = version;
}
