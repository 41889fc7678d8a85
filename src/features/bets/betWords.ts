import type { Bet, BetState, Product } from '../../contract/betting/bets.ts';
import { isRefusalReason, refusalText } from '../../domain/position/refusal.ts';
import type { BetGroup } from '../../state/bets/bets.ts';

interface StateWord {
  text: string;
  kind?: 'good' | 'bad' | 'warn';
}

export const STATES: Record<BetState, StateWord> = {
  delayed: { text: 'In delay', kind: 'warn' },
  matched: { text: 'Matched', kind: 'good' },
  'part-matched': { text: 'Partly matched', kind: 'warn' },
  unmatched: { text: 'Waiting', kind: 'warn' },
  rejected: { text: 'Refused', kind: 'bad' },
  cancelled: { text: 'Cancelled' },
  lapsed: { text: 'Lapsed' },
  won: { text: 'Won', kind: 'good' },
  lost: { text: 'Lost', kind: 'bad' },
  void: { text: 'Void' },
  'half-void': { text: 'Half void', kind: 'warn' },
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

/** Texts for empty lists: what is missing and what will appear there. */
export const EMPTY: Record<BetGroup, { title: string; text: string }> = {
  open: {
    title: 'No open bets',
    text: 'Your running bets will appear here, even offline.',
  },
  settled: {
    title: 'Nothing settled yet',
    text: 'Bets you won or lost will appear here.',
  },
  void: {
    title: 'Nothing void',
    text: 'Void, refused and cancelled bets will appear here, with the reason.',
  },
};

export const SAVED_ONLY = 'Only bets saved on this phone';
