/** The most favourable play against an endless shoe, worked out from the rules alone. */

/** Chance of each count of points: 1 for an ace to 10. */
const chanceOfPoints = (points: number) => (points === 10 ? 4 : 1) / 13;
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const BUST = 22;

interface Hand {
  /** Aces count one. */
  hard: number;
  hasAce: boolean;
}

const drawTo = ({ hard, hasAce }: Hand, points: number): Hand => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
});

const totalOf = ({ hard, hasAce }: Hand) =>
  hasAce && hard <= 11 ? hard + 10 : Math.min(hard, BUST);

/** Keeps what was worked out for a hand. */
function remembered<Value>(work: (hand: Hand) => Value): (hand: Hand) => Value {
  const known = new Map<number, Value>();
  return (hand) => {
    const key = 2 * hand.hard + Number(hand.hasAce);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(hand);
    known.set(key, value);
    return value;
  };
}

/** The chance of each final total of the dealer from a hand on. */
const dealerFrom = remembered((hand): Map<number, number> => {
  const total = totalOf(hand);
  if (total >= 17) return new Map([[total, 1]]);
  const sums = new Map<number, number>();
  for (const points of POINTS) {
    for (const [end, chance] of dealerFrom(drawTo(hand, points))) {
      sums.set(end, (sums.get(end) ?? 0) + chance * chanceOfPoints(points));
    }
  }
  return sums;
});

/** The card that would make a blackjack of the dealer's first one. */
const holeOfBlackjack = (up: number) => (up === 1 ? 10 : up === 10 ? 1 : 0);

/** The dealer's totals, once it is known that the dealer has no blackjack. */
function dealerTotals(up: number): Map<number, number> {
  const sums = new Map<number, number>();
  const not = holeOfBlackjack(up);
  const left = not === 0 ? 1 : 1 - chanceOfPoints(not);
  for (const hole of POINTS) {
    if (hole === not) continue;
    for (const [end, chance] of dealerFrom(drawTo({ hard: up, hasAce: up === 1 }, hole))) {
      sums.set(end, (sums.get(end) ?? 0) + (chance * chanceOfPoints(hole)) / left);
    }
  }
  return sums;
}

export type BlackjackMove = 'hit' | 'stand' | 'double';

/** What each move is worth against a dealer's card, in stakes won or lost. */
export function blackjackPlay(up: number) {
  const totals = dealerTotals(up);
  const standing = remembered((hand) => {
    const mine = totalOf(hand);
    if (mine > 21) return -1;
    let worth = 0;
    for (const [theirs, chance] of totals) {
      worth += chance * (theirs > 21 || mine > theirs ? 1 : Math.sign(mine - theirs));
    }
    return worth;
  });
  const drawing = (hand: Hand, then: (next: Hand) => number) =>
    POINTS.reduce((sum, points) => sum + chanceOfPoints(points) * then(drawTo(hand, points)), 0);
  const playing: (hand: Hand) => number = remembered((hand) => {
    // A hand of 21 stands by itself.
    if (totalOf(hand) >= 21) return standing(hand);
    return Math.max(standing(hand), drawing(hand, playing));
  });
  const hitting = (hand: Hand) => drawing(hand, playing);
  const doubling = (hand: Hand) => 2 * drawing(hand, standing);
  return {
    worth: (hand: Hand) => Math.max(playing(hand), doubling(hand)),
    best(hand: Hand, mayDouble: boolean): BlackjackMove {
      const [stand, hit] = [standing(hand), hitting(hand)];
      if (mayDouble && doubling(hand) >= Math.max(stand, hit)) return 'double';
      return hit > stand ? 'hit' : 'stand';
    },
  };
}

/** The part of the first stake that comes back with the best play. `blackjack` in hundredths. */
export function blackjackShare(blackjack: number): number {
  let worth = 0;
  for (const up of POINTS) {
    const play = blackjackPlay(up);
    const not = holeOfBlackjack(up);
    const theirs = not === 0 ? 0 : chanceOfPoints(not);
    for (const one of POINTS) {
      for (const two of POINTS) {
        const hand = { hard: one + two, hasAce: one === 1 || two === 1 };
        const isMine = totalOf(hand) === 21;
        const mine = isMine ? blackjack / 100 - 1 : play.worth(hand);
        const value = (1 - theirs) * mine + theirs * (isMine ? 0 : -1);
        worth += chanceOfPoints(up) * chanceOfPoints(one) * chanceOfPoints(two) * value;
      }
    }
  }
  return 1 + worth;
}
