import type { BetState as PlacedBetState } from '../../contract/betting/bets.ts';

/**
 * A bet from draft to settlement. The first three states exist on the device only. `checking`: the bet was
 * sent but its answer was lost, so it is looked up by its reference and never sent as a new bet.
 */
export type BetState = 'draft' | 'submitted' | 'checking' | PlacedBetState;

const DECIDED = ['matched', 'part-matched', 'unmatched', 'rejected'] as const;
const ENDED = ['cancelled', 'lapsed'] as const;
const SETTLED = ['won', 'lost', 'void', 'half-void'] as const;

const NEXT: Record<BetState, readonly BetState[]> = {
  draft: ['submitted'],
  submitted: ['delayed', 'checking', ...DECIDED],
  // Back to a draft when the server does not know the reference: nothing was placed.
  checking: ['draft', 'delayed', ...DECIDED, ...ENDED, ...SETTLED],
  // A changed order waits the delay again. If it is refused then, its rest is cancelled.
  delayed: [...DECIDED, 'cancelled'],
  unmatched: ['delayed', 'part-matched', 'matched', ...ENDED],
  // Only the unmatched rest can be cancelled or lapse, which leaves a smaller matched bet.
  'part-matched': ['delayed', 'matched', 'void'],
  matched: SETTLED,
  rejected: [],
  cancelled: [],
  lapsed: [],
  // A settled bet changes only by a corrected result, with new ledger lines.
  won: ['lost', 'void', 'half-void'],
  lost: ['won', 'void', 'half-void'],
  void: ['won', 'lost', 'half-void'],
  'half-void': ['won', 'lost', 'void'],
};

/** Whether a bet may go from one state to another. */
export function canBetBecome(from: BetState, to: BetState): boolean {
  return NEXT[from].includes(to);
}

/** Whether a bet can still win, lose or be matched, and so counts towards exposure. */
export function isOpenBet(state: BetState): boolean {
  return (
    state === 'delayed' || state === 'unmatched' || state === 'part-matched' || state === 'matched'
  );
}

export function isSettledBet(state: BetState): boolean {
  return SETTLED.some((settled) => settled === state);
}
