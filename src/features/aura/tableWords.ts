import type { TableGame } from '../../contract/casino/tables.ts';

/** How many cards a full hand has; their places are shown from the start. */
export const CARDS_A_HAND: Record<TableGame, number> = {
  'teen-patti': 3,
  'lucky-7': 1,
  'dragon-tiger': 1,
  '32-cards': 1,
};

const SHORT: Record<string, string> = {
  low: 'L',
  seven: '7',
  high: 'H',
  dragon: 'D',
  tiger: 'T',
  tie: '=',
};

/** A winner in one or two characters, for the strip of last results. */
export function shortResult(runnerId: string): string {
  return SHORT[runnerId] ?? runnerId.toUpperCase();
}
