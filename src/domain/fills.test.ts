import { expect, test } from 'vitest';
import { pnlOfFills } from './fills.ts';

const TWO_FILLS = [
  { priceHundredths: 2_50, stakeKobo: 600_00 },
  { priceHundredths: 2_48, stakeKobo: 400_00 },
];

test.each([
  ['back', 1_492_00, -1_000_00],
  ['lay', -1_492_00, 1_000_00],
] as const)('a %s in two fills keeps what the shown average would lose', (side, hit, missed) => {
  expect(pnlOfFills(side, 'decimal', TWO_FILLS)).toEqual({ ifHitKobo: hit, ifMissedKobo: missed });
});
