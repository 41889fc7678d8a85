const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['s', 'h', 'd', 'c'] as const;

/** Cards come from an endless shoe: each of the 52 is equally likely every time. */
export const SHOE = 52;
export const RANK_COUNT = RANKS.length;

/** 0 for an ace to 12 for a king. */
export function rankOf(card: number): number {
  return card % RANK_COUNT;
}

/** `10h`: a card as text. */
export function cardCode(card: number): string {
  return `${RANKS[rankOf(card)] ?? ''}${SUITS[Math.floor(card / RANK_COUNT)] ?? ''}`;
}
