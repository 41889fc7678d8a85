import { unit } from '../chance/hash.ts';

export interface Card {
  /** 2 to 14; the ace is high. */
  rank: number;
  suit: 's' | 'h' | 'd' | 'c';
}

const SUITS = ['s', 'h', 'd', 'c'] as const;
const FACES: Record<number, string> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

/** The cards from the lowest rank to the ace, or to the king in decks without aces. */
export function deck(lowest: number, highest = 14): Card[] {
  const ranks = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return ranks.flatMap((rank) => SUITS.map((suit) => ({ rank, suit })));
}

export function cardText({ rank, suit }: Card): string {
  return `${FACES[rank] ?? rank}${suit}`;
}

export function rankText(rank: number): string {
  return FACES[rank] ?? String(rank);
}

/** The top cards of a deck shuffled by the key. */
export function draw(cards: readonly Card[], key: number, count: number): Card[] {
  const left = [...cards];
  const drawn: Card[] = [];
  for (let index = 0; index < count; index++) {
    const place = Math.floor(unit(key, index) * left.length);
    drawn.push(...left.splice(place, 1));
  }
  return drawn;
}
