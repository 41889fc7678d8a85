import type { BetState as PlacedBetState } from '../../contract/betting/bets.ts';

/**
 * A bet from slip to settlement. The first three live on the device only: `checking` is a sent bet
 * whose answer was lost, and which is looked up by its reference, never sent again as a new one.
 */
export type BetState = 'draft' | 'submitted' | 'checking' | PlacedBetState;

const DECIDED = ['matched', 'part-matched', 'unmatched', 'rejected'] as const;
const SETTLED = ['won', 'lost', 'void', 'half-void'] as const;

const NEXT: Record<BetState, readonly BetState[]> = {
  draft: ['submitted'],
  submitted: ['delayed', 'checking', ...DECIDED],
  // Back to a draft when the server knows no such reference: nothing was placed.
  checking: ['draft', 'delayed', ...DECIDED, ...SETTLED],
  delayed: DECIDED,
  unmatched: ['part-matched', 'matched', 'cancelled', 'lapsed', 'void'],
  // Only the remainder can be cancelled or lapse, which leaves a smaller matched bet.
  'part-matched': ['matched', 'void'],
  matched: SETTLED,
  rejected: [],
  cancelled: [],
  lapsed: [],
  // A settled bet is settled again only by a corrected result, as new ledger lines.
  won: ['lost', 'void', 'half-void'],
  lost: ['won', 'void', 'half-void'],
  void: ['won', 'lost', 'half-void'],
  'half-void': ['won', 'lost', 'void'],
};

export function canBetBecome(from: BetState, to: BetState): boolean {
  return NEXT[from].includes(to);
}

/** Still able to win, lose or be matched, and so part of the exposure. */
export function isOpenBet(state: BetState): boolean {
  return (
    state === 'delayed' || state === 'unmatched' || state === 'part-matched' || state === 'matched'
  );
}

export function isSettledBet(state: BetState): boolean {
  return SETTLED.some((settled) => settled === state);
}
