import { expect, test } from 'vitest';
import { averagePrice, pnlOfFills } from './fills.ts';

const TWO_FILLS = [
  { priceHundredths: 2_50, stakeKobo: 600_00 },
  { priceHundredths: 2_48, stakeKobo: 400_00 },
];

test.each([
  ['600 at 2.50 and 400 at 2.48 (2.492)', TWO_FILLS, 2_49],
  ['one fill', [{ priceHundredths: 3_00, stakeKobo: 100_00 }], 3_00],
  [
    'halves go up',
    [
      { priceHundredths: 2_00, stakeKobo: 100 },
      { priceHundredths: 2_01, stakeKobo: 100 },
    ],
    2_01,
  ],
  ['nothing staked', [], undefined],
])('average of %s', (_name, fills, expected) => {
  expect(averagePrice(fills)).toBe(expected);
});

test.each([
  ['back', 1_492_00, -1_000_00],
  ['lay', -1_492_00, 1_000_00],
] as const)('a %s in two fills keeps what the shown average would lose', (side, hit, missed) => {
  expect(pnlOfFills(side, 'decimal', TWO_FILLS)).toEqual({ ifHitKobo: hit, ifMissedKobo: missed });
});
