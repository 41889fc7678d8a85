import { expect, test } from 'vitest';
import { formatOdds, formatTotalOdds } from './formatOdds.ts';

test.each([
  [1_01, '1.01'],
  [1_85, '1.85'],
  [2_00, '2.00'],
  [2_50, '2.50'],
  [9_80, '9.80'],
  [10_00, '10'],
  [12_50, '12.5'],
  [12_45, '12.45'],
  [20_00, '20'],
  [100_00, '100'],
  [110_00, '110'],
  [1000_00, '1000'],
])('%d hundredths are shown as %s', (odds, text) => {
  expect(formatOdds(odds)).toBe(text);
});

test.each([
  [1_85, '1.85'],
  [999_99, '999.99'],
  [1000_00, '1,000'],
  [5328_93, '5,328.93'],
  [1234567_80, '1,234,567.8'],
])('total odds of %d hundredths are shown as %s', (odds, text) => {
  expect(formatTotalOdds(odds)).toBe(text);
});
