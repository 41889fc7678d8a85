import type { TableGame } from '../../../src/contract/casino/tables.ts';
import { mix } from '../chance/hash.ts';
import { type Card, deck, draw, rankText } from './cards.ts';
import { compareHands, handName } from './teenPatti.ts';

interface Seat {
  runnerId: string;
  name: string;
}

/** A hand as dealt. */
interface DealtHand {
  runnerId?: string;
  name: string;
  cards: Card[];
  worth: string;
}

interface Deal {
  hands: DealtHand[];
  winner: string;
}

export interface TableRules {
  name: string;
  rules: string;
  seats: readonly Seat[];
  /** Each seat's chance to win before a card is dealt. */
  chances: readonly number[];
  deal(key: number): Deal;
}

const FULL = deck(2);
const SHORT = deck(6, 13);
const SEVEN = 7;
const FIRST_PLAYER = 8;

export const tableRules: Record<TableGame, TableRules> = {
  'teen-patti': {
    name: 'Teen Patti',
    rules:
      'Three cards each. From highest to lowest: trail, pure sequence, sequence, colour, pair, high card; equal hands are dealt again.',
    seats: [
      { runnerId: 'a', name: 'Player A' },
      { runnerId: 'b', name: 'Player B' },
    ],
    chances: [0.5, 0.5],
    deal(key) {
      const cards = draw(FULL, key, 6);
      // Dealt in turn, as at a table.
      const [a, b] = [0, 1].map((seat) => cards.filter((_, index) => index % 2 === seat));
      if (!a || !b) throw new Error('A deal has two hands');
      const order = compareHands(a, b);
      if (order === 0) return this.deal(mix(key, 1));
      return {
        hands: [
          { runnerId: 'a', name: 'Player A', cards: a, worth: handName(a) },
          { runnerId: 'b', name: 'Player B', cards: b, worth: handName(b) },
        ],
        winner: order > 0 ? 'a' : 'b',
      };
    },
  },

  'lucky-7': {
    name: 'Lucky 7',
    rules: 'One card. Ace to six is low, eight to king is high, and a seven is neither.',
    seats: [
      { runnerId: 'low', name: 'Low' },
      { runnerId: 'seven', name: 'Seven' },
      { runnerId: 'high', name: 'High' },
    ],
    chances: [6 / 13, 1 / 13, 6 / 13],
    deal(key) {
      const cards = draw(FULL, key, 1);
      const rank = cards[0]?.rank === 14 ? 1 : (cards[0]?.rank ?? SEVEN);
      const winner = rank < SEVEN ? 'low' : rank > SEVEN ? 'high' : 'seven';
      const seat = this.seats.find(({ runnerId }) => runnerId === winner);
      return { hands: [{ name: 'The card', cards, worth: seat?.name ?? '' }], winner };
    },
  },

  'dragon-tiger': {
    name: 'Dragon Tiger',
    rules: 'One card each, the ace is low, the higher card wins. Two equal ranks are a tie.',
    seats: [
      { runnerId: 'dragon', name: 'Dragon' },
      { runnerId: 'tiger', name: 'Tiger' },
      { runnerId: 'tie', name: 'Tie' },
    ],
    chances: [24 / 51, 24 / 51, 3 / 51],
    deal(key) {
      const cards = draw(FULL, key, 2);
      const low = (card?: Card) => (card?.rank === 14 ? 1 : (card?.rank ?? 0));
      const difference = low(cards[0]) - low(cards[1]);
      const hand = (runnerId: string, name: string, index: number) => ({
        runnerId,
        name,
        cards: cards.slice(index, index + 1),
        worth: rankText(cards[index]?.rank ?? 0),
      });
      return {
        hands: [hand('dragon', 'Dragon', 0), hand('tiger', 'Tiger', 1)],
        winner: difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie',
      };
    },
  },

  '32-cards': {
    name: '32 Cards',
    rules:
      'Sixes to kings. Players 8, 9, 10 and 11 begin with that number and add their card, the king counts 13; the highest sum wins, and equal highest sums are dealt again.',
    seats: [0, 1, 2, 3].map((seat) => ({
      runnerId: String(FIRST_PLAYER + seat),
      name: `Player ${FIRST_PLAYER + seat}`,
    })),
    chances: chancesOf32(),
    deal(key) {
      const cards = draw(SHORT, key, 4);
      const sums = cards.map(({ rank }, seat) => FIRST_PLAYER + seat + rank);
      const best = Math.max(...sums);
      const winners = this.seats.filter((_, seat) => sums[seat] === best);
      const [winner] = winners;
      if (winners.length > 1 || !winner) return this.deal(mix(key, 1));
      const hands = this.seats.map((seat, index) => ({
        ...seat,
        cards: cards.slice(index, index + 1),
        worth: String(sums[index]),
      }));
      return { hands, winner: winner.runnerId };
    },
  },
};

/** Counts every deal of four ranks by its winner. Ties are dealt again, so they are left out. */
function chancesOf32(): number[] {
  const wins = [0, 0, 0, 0];
  const deal = (left: readonly number[], sums: readonly number[], ways: number) => {
    const seat = sums.length;
    if (seat === wins.length) {
      const best = Math.max(...sums);
      const winner = sums.indexOf(best);
      if (sums.lastIndexOf(best) === winner) wins[winner] = (wins[winner] ?? 0) + ways;
      return;
    }
    left.forEach((count, index) => {
      if (count === 0) return;
      deal(left.with(index, count - 1), [...sums, FIRST_PLAYER + seat + 6 + index], ways * count);
    });
  };
  deal(new Array(8).fill(4), [], 1);
  const total = wins.reduce((sum, count) => sum + count, 0);
  return wins.map((count) => count / total);
}
