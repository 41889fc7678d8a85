import { expect, test } from 'vitest';
import { averageOdds } from './averageOdds.ts';

test.each([
  [
    '600 at 2.50 and 400 at 2.48 (2.492)',
    [
      { priceHundredths: 2_50, stakeKobo: 600_00 },
      { priceHundredths: 2_48, stakeKobo: 400_00 },
    ],
    2_49,
  ],
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
  expect(averageOdds(fills)).toBe(expected);
});
