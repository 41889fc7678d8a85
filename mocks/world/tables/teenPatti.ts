import { type Card, rankText } from './cards.ts';

const NAMES = ['High card', 'Pair', 'Colour', 'Sequence', 'Pure sequence', 'Trail'];

/** The value of three cards: first the kind, then the cards that decide between equals. */
function handValue(cards: readonly Card[]): number[] {
  const ranks = cards.map(({ rank }) => rank).sort((one, other) => other - one);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isColour = cards.every(({ suit }) => suit === cards[0]?.suit);
  // An ace can also start a sequence, and A-2-3 is the second highest.
  const isLowRun = high === 14 && middle === 3 && low === 2;
  const isRun = isLowRun || (high - middle === 1 && middle - low === 1);
  const run = isLowRun ? [13.5] : [high];
  if (high === middle && middle === low) return [5, high];
  if (isRun) return [isColour ? 4 : 3, ...run];
  if (isColour) return [2, ...ranks];
  if (high === middle || middle === low) return [1, middle, high === middle ? low : high];
  return [0, ...ranks];
}

/** Positive when the first hand wins, 0 for equal hands. */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [mine, theirs] = [handValue(one), handValue(other)];
  for (let index = 0; index < Math.max(mine.length, theirs.length); index++) {
    const difference = (mine[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function handName(cards: readonly Card[]): string {
  const [kind = 0] = handValue(cards);
  const highest = Math.max(...cards.map(({ rank }) => rank));
  return kind === 0 ? `${rankText(highest)} high` : (NAMES[kind] ?? '');
}
