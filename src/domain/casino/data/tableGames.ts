import { baccaratTable } from '../mechanics/baccarat.ts';
import { cardCode, rankOf, SHOE } from '../mechanics/cards.ts';
import type { Spot, TableData } from '../mechanics/table.ts';

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export const isRed = (number: number) => REDS.includes(number);

const spot = (id: string, name: string, pays: number): Spot => ({ id, name, pays });

/** The numbers of each bet beside the single ones. Zero loses all of these. */
const OUTSIDE: Readonly<Record<string, (number: number) => boolean>> = {
  red: isRed,
  black: (number) => !isRed(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
  'dozen-1': (number) => number <= 12,
  'dozen-2': (number) => number >= 13 && number <= 24,
  'dozen-3': (number) => number >= 25,
  'column-1': (number) => number % 3 === 1,
  'column-2': (number) => number % 3 === 2,
  'column-3': (number) => number % 3 === 0,
};

/** European roulette: one zero, and every bet returns 36 for 37. */
export const ROULETTE: TableData = {
  spots: [
    spot('red', 'Red', 200),
    spot('black', 'Black', 200),
    spot('odd', 'Odd', 200),
    spot('even', 'Even', 200),
    spot('low', '1 to 18', 200),
    spot('high', '19 to 36', 200),
    spot('dozen-1', '1st dozen', 300),
    spot('dozen-2', '2nd dozen', 300),
    spot('dozen-3', '3rd dozen', 300),
    spot('column-1', '1st column', 300),
    spot('column-2', '2nd column', 300),
    spot('column-3', '3rd column', 300),
    ...Array.from({ length: 37 }, (_, number) => spot(`n${number}`, String(number), 3600)),
  ],
  draws: [37],
  returned({ id, pays }, [number = 0]) {
    const isWon = id === `n${number}` || (number !== 0 && OUTSIDE[id]?.(number) === true);
    return isWon ? pays : 0;
  },
  result: ([number = 0]) => (number === 0 ? '0' : `${number}, ${isRed(number) ? 'red' : 'black'}`),
};

/** How many of the wheel's 50 fields carry each multiple. */
const WHEEL_FIELDS: readonly (readonly [times: number, fields: number])[] = [
  [2, 24],
  [4, 12],
  [6, 8],
  [12, 4],
  [24, 2],
];

/** The wheel's fields in their order round the rim: spread, so that a multiple has others beside it. */
export const WHEEL_RIM: readonly number[] = WHEEL_FIELDS.flatMap(([times, fields]) =>
  Array.from({ length: fields }, (_, field) => ({
    times,
    at: (field + 0.5) / fields + times / 1000,
  })),
)
  .sort((one, other) => one.at - other.at)
  .map(({ times }) => times);

export const WHEEL: TableData = {
  spots: WHEEL_FIELDS.map(([times]) => spot(`x${times}`, `${times}×`, 100 * times)),
  draws: [WHEEL_RIM.length],
  returned: ({ id, pays }, [field = 0]) => (id === `x${WHEEL_RIM[field]}` ? pays : 0),
  result: ([field = 0]) => `The wheel stops at ${WHEEL_RIM[field]}×`,
};

/** Hundredths by the sum of three dice. */
const SUMS: readonly (readonly [low: number, pays: number])[] = [
  [4, 7000],
  [5, 3500],
  [6, 2100],
  [7, 1400],
  [8, 1000],
  [9, 840],
  [10, 778],
];

const diceSum = (draws: readonly number[]) => draws.reduce((sum, die) => sum + die + 1, 0);
const isTriple = ([one, two, three]: readonly number[]) => one === two && two === three;

export const SIC_BO: TableData = {
  spots: [
    spot('small', 'Small, 4 to 10', 200),
    spot('big', 'Big, 11 to 17', 200),
    spot('triple', 'Any triple', 3500),
    ...SUMS.map(([low, pays]) => spot(`s${low}`, `Total ${low}`, pays)),
    ...SUMS.map(([low, pays]) => spot(`s${21 - low}`, `Total ${21 - low}`, pays)).reverse(),
  ],
  draws: [6, 6, 6],
  returned({ id, pays }, draws) {
    const sum = diceSum(draws);
    const isWon =
      id === `s${sum}` ||
      (isTriple(draws)
        ? id === 'triple'
        : (id === 'small' && sum <= 10) || (id === 'big' && sum >= 11));
    return isWon ? pays : 0;
  },
  result: (draws) =>
    `${draws.map((die) => die + 1).join(', ')}: ${diceSum(draws)}${isTriple(draws) ? ', a triple' : ''}`,
};

/** Two cards; the higher one wins, and an equal rank gives half of either bet back. */
export const CARD_DUEL: TableData = {
  spots: [spot('left', 'Left', 200), spot('right', 'Right', 200), spot('tie', 'Same rank', 1250)],
  draws: [SHOE, SHOE],
  returned({ id, pays }, [left = 0, right = 0]) {
    const lead = Math.sign(rankOf(left) - rankOf(right));
    if (lead === 0) return id === 'tie' ? pays : 50;
    return id === (lead > 0 ? 'left' : 'right') ? pays : 0;
  },
  result([left = 0, right = 0]) {
    const lead = Math.sign(rankOf(left) - rankOf(right));
    return lead === 0 ? 'The same rank' : `${lead > 0 ? 'Left' : 'Right'} is higher`;
  },
};

const SEVEN = 6;

/** One card: below seven, a seven, or above. */
export const LUCKY_SEVEN: TableData = {
  spots: [
    spot('below', 'Below 7', 208),
    spot('seven', 'A seven', 1248),
    spot('above', 'Above 7', 208),
  ],
  draws: [SHOE],
  returned({ id, pays }, [card = 0]) {
    const lead = Math.sign(rankOf(card) - SEVEN);
    return id === (lead < 0 ? 'below' : lead > 0 ? 'above' : 'seven') ? pays : 0;
  },
  result: ([card = 0]) => `The card is ${cardCode(card)}`,
};

/** Player and banker; a tie gives the bets back. */
export const BACCARAT = baccaratTable([
  spot('player', 'Player', 200),
  spot('banker', 'Banker', 195),
]);
