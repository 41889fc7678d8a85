import type { Bet, BetState, Product } from '../../contract/betting/bets.ts';
import { isRefusalReason, refusalText } from '../../domain/position/refusal.ts';
import { states } from '../../messages/english/betStates.ts';
import type { BetGroup } from '../../state/bets/bets.ts';

interface StateWord {
  text: string;
  kind?: 'good' | 'bad' | 'warn';
}

export const STATES: Record<BetState, StateWord> = {
  delayed: { text: states.delayed, kind: 'warn' },
  matched: { text: states.matched, kind: 'good' },
  'part-matched': { text: states['part-matched'], kind: 'warn' },
  unmatched: { text: states.unmatched, kind: 'warn' },
  rejected: { text: states.rejected, kind: 'bad' },
  cancelled: { text: states.cancelled },
  lapsed: { text: states.lapsed },
  won: { text: states.won, kind: 'good' },
  lost: { text: states.lost, kind: 'bad' },
  void: { text: states.void },
  'half-void': { text: states['half-void'], kind: 'warn' },
};

export const PRODUCTS: Record<Product, string> = {
  exchange: 'Exchange',
  bookmaker: 'Bookmaker',
  fancy: 'Fancy',
  sportsbook: 'Sportsbook',
  casino: 'Casino',
};

/** Why the bet was refused, voided or cancelled, as text. */
export function reasonOf({ reason, reasonCode }: Bet): string | undefined {
  if (reason) return reason;
  return reasonCode && isRefusalReason(reasonCode) ? refusalText(reasonCode) : reasonCode;
}

/** What became of bets without a result, each under its own heading. */
export const NO_RESULT: readonly (readonly [title: string, state: BetState])[] = [
  ['Not placed', 'rejected'],
  ['Lapsed', 'lapsed'],
  ['Cancelled', 'cancelled'],
  ['Void', 'void'],
];

/** Texts for empty lists: what is missing and what will appear there. */
export const EMPTY: Record<BetGroup, { title: string; text: string }> = {
  open: {
    title: 'No open bets',
    text: 'Your open bets will appear here, even offline.',
  },
  settled: {
    title: 'Nothing settled yet',
    text: 'Bets you won or lost will appear here.',
  },
  void: {
    title: 'Nothing here',
    text: 'Bets that were not placed, lapsed, were cancelled or are void will appear here, with the reason.',
  },
};

export const SAVED_ONLY = 'Only bets saved on this phone';
