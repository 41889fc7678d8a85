const SUITS: Record<string, [sign: string, name: string]> = {
  s: ['♠', 'spades'],
  h: ['♥', 'hearts'],
  d: ['♦', 'diamonds'],
  c: ['♣', 'clubs'],
};
const RANKS: Record<string, string> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };
/** Makes browsers draw a suit as text instead of a coloured emoji. */
const AS_TEXT = '\uFE0E';

/** A card from the server (`10h`) as it is drawn and as screen readers say it. */
export function cardFace(card: string): {
  rank: string;
  suit: string;
  name: string;
  isRed: boolean;
} {
  const rank = card.slice(0, -1);
  const [sign = '', suit = ''] = SUITS[card.slice(-1)] ?? [];
  return {
    rank,
    suit: sign + AS_TEXT,
    name: `${RANKS[rank] ?? rank} of ${suit}`,
    isRed: suit === 'hearts' || suit === 'diamonds',
  };
}
