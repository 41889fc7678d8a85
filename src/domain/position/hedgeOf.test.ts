import { expect, test } from 'vitest';
import { hedgeOf } from './hedgeOf.ts';

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
])('%s', (_, position, expected) => {
  expect(hedgeOf(position, 'home', BEST)).toEqual(expected);
});

test('without a price there is no hedge', () => {
  expect(hedgeOf(of(1500_00, -1000_00, -1000_00), 'home', { back: [], lay: [] })).toBeUndefined();
});
