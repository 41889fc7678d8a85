import { expect, test } from 'vitest';
import { averageOdds } from './averageOdds.ts';

test.each([
  [
    '600 @ 2.50 and 400 @ 2.48 (2.492)',
    [
      [2_50, 60_000],
      [2_48, 40_000],
    ],
    2_49,
  ],
  ['one fill', [[3_00, 10_000]], 3_00],
  [
    'halves go up',
    [
      [2_00, 100],
      [2_01, 100],
    ],
    2_01,
  ],
  ['nothing staked', [], undefined],
] as const)('average of %s', (_name, fills, expected) => {
  expect(
    averageOdds(fills.map(([oddsHundredths, stakeKobo]) => ({ oddsHundredths, stakeKobo }))),
  ).toBe(expected);
});
