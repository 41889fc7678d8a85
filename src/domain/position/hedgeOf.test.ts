import { expect, test } from 'vitest';
import { closedAt, hedgeOf } from './hedgeOf.ts';

const BEST = { back: [[218, 1]], lay: [[220, 1]] } as const;
const of = (home: number, draw: number, away: number) =>
  new Map([
    ['home', home],
    ['draw', draw],
    ['away', away],
  ]);

test.each([
  [
    'a back is hedged by a lay',
    of(1500_00, -1000_00, -1000_00),
    { side: 'lay', priceHundredths: 220, stakeKobo: 1136_00 },
  ],
  [
    'a lay is hedged by a back',
    of(-1200_00, 1000_00, 1000_00),
    { side: 'back', priceHundredths: 218, stakeKobo: 1009_00 },
  ],
  [
    'against the worst of the others',
    of(500_00, -1000_00, 0),
    { side: 'lay', priceHundredths: 220, stakeKobo: 681_00 },
  ],
  ['nothing to hedge', of(0, 0, 0), undefined],
  [
    'the least that the market takes',
    of(220_00, 0, 0),
    { side: 'lay', priceHundredths: 220, stakeKobo: 100_00 },
  ],
  ['less than that', of(218_00, 0, 0), undefined],
])('%s', (_, position, expected) => {
  expect(hedgeOf(position, 'home', BEST, 100_00)).toEqual(expected);
});

test('without a price there is no hedge', () => {
  expect(
    hedgeOf(of(1500_00, -1000_00, -1000_00), 'home', { back: [], lay: [] }, 0),
  ).toBeUndefined();
});

/** Backed at 2.50 for ₦10,000. */
const BACKED = [
  ['home', 15_000_00],
  ['away', -10_000_00],
  ['draw', -10_000_00],
] as const;

test.each([
  ['at the price it was backed at, nothing', BACKED, 250, 0],
  ['at a lower price, a win', BACKED, 200, 2_500_00],
  ['at a higher price, a loss', BACKED, 400, -3_750_00],
  [
    'a lay at 2.00 for ₦10,000, closed at 4.00',
    [
      ['home', -10_000_00],
      ['away', 10_000_00],
    ] as const,
    400,
    5_000_00,
  ],
  [
    'beside other bets, what the worst of the others pays',
    [
      ['home', 15_000_00],
      ['away', -10_000_00],
      ['draw', -6_000_00],
    ] as const,
    250,
    0,
  ],
])('%s', (_, position, price, kobo) => {
  expect(closedAt(new Map(position), 'home', price)).toBe(kobo);
});

test('where nothing is to be closed, nothing is said', () => {
  const flat = new Map([
    ['home', 100],
    ['away', 100],
  ]);
  expect(closedAt(flat, 'home', 200)).toBeUndefined();
  expect(closedAt(new Map(), 'home', 200)).toBeUndefined();
});
