import { betslip, clearSlip, isUnderWay, saveBetslip } from '../../../state/bets/betslip.ts';
import { emptySlip, type OtherSelection } from '../../../state/bets/betslipContents.ts';
import { otherOf } from '../../../state/bets/several/others.ts';

const placeOf = (reference: string) =>
  betslip.others.findIndex(({ draft }) => draft.reference === reference);

/** Writes another selection; the one that was written takes its place. */
export function openOther(reference: string): void {
  const place = placeOf(reference);
  const other = betslip.others[place];
  if (!other || isUnderWay()) return;
  const { draft, phase } = betslip;
  const before = draft && phase.is !== 'done' && !betslip.tap ? [otherOf(betslip, draft)] : [];
  betslip.others.splice(place, 1, ...before);
  Object.assign(betslip, otherOf(other, other.draft), { tap: undefined, isOpen: true });
}

export function removeOther(reference: string): void {
  betslip.others = betslip.others.filter(({ draft }) => draft.reference !== reference);
  void saveBetslip();
}

export function removeAll(): void {
  betslip.others = [];
  clearSlip();
}

/** Every selection that is not sent, in the order in which they were tapped. */
export function allSelections(): OtherSelection[] {
  const { draft, phase, others } = betslip;
  const isWritten = draft && (phase.is === 'editing' || phase.is === 'asked');
  return isWritten ? [...others, otherOf(betslip, draft)] : [...others];
}

/** They are on their way, and stand beside the slip. */
export function emptyAfterAll(): void {
  betslip.others = [];
  Object.assign(betslip, emptySlip(), { isOpen: betslip.isOpen });
}
