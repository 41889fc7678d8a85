import type { Snapshot } from 'valtio/vanilla';
import { newId } from '../../../lib/newId.ts';
import type { Betslip, OtherSelection } from '../betslipContents.ts';
import type { Draft, KeptSlip } from '../betslipDraft.ts';
import { slipKey } from '../slipMark.ts';

/** As many answers as are shown beside the slip, so that all of them can be placed at once. */
export const MOST_SELECTIONS = 20;

type Slip = Pick<Betslip, 'others' | 'isSeveral'>;

/** Whether a tapped price is added to the selections of the slip. */
export function othersBesides({ others, isSeveral }: Slip): boolean {
  return (isSeveral || others.length > 0) && others.length + 1 < MOST_SELECTIONS;
}

/** The draft with all that is said of it, for when another is written. */
export function otherOf(
  { phase, isReturned, unread }: Pick<Betslip, 'phase' | 'isReturned' | 'unread'>,
  draft: Draft,
): OtherSelection {
  return {
    draft: { ...draft },
    phase: phase.is === 'editing' ? { ...phase } : { is: 'editing' },
    isReturned,
    unread: { ...unread },
  };
}

/** A placed bet must not return as a draft. */
export function keptSlip({ phase, draft, others }: Snapshot<Betslip>): KeptSlip {
  return {
    ...(draft && phase.is !== 'done' && { draft }),
    ...(others.length > 0 && { others: others.map((other) => other.draft) }),
  };
}

/** A draft from before this start: its price is compared with the market's before it may be placed. */
export function asLeft(draft: Draft): OtherSelection {
  // The copy that a duplicated tab begins with is a bet of its own.
  const reference = draft.isSent ? draft.reference : newId();
  return { draft: { ...draft, reference }, phase: { is: 'editing' }, isReturned: true, unread: {} };
}

/** Takes a selection out of the others. */
export function takeOther(slip: Pick<Betslip, 'others'>, key: string): OtherSelection | undefined {
  const other = slip.others.find(({ draft }) => slipKey(draft) === key);
  if (other) slip.others = slip.others.filter((one) => one !== other);
  return other && otherOf(other, other.draft);
}

/** Takes the last of them, to be written next; nothing where there is none. */
export function lastOther(
  slip: Pick<Betslip, 'others' | 'isOpen'>,
): Partial<OtherSelection & Pick<Betslip, 'isOpen'>> {
  const last = slip.others.at(-1);
  const { isOpen } = slip;
  return last ? { ...takeOther(slip, slipKey(last.draft)), isOpen } : {};
}
