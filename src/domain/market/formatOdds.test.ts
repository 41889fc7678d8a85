import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds, parseOdds } from './formatOdds.ts';

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
  ['1.85', 1_85],
  [' 2.5 ', 2_50],
  ['12', 12_00],
  ['12.', 12_00],
  ['1', undefined],
  ['1.00', undefined],
  ['0.5', undefined],
  ['1.855', undefined],
  ['1,85', undefined],
  ['', undefined],
  ['-2', undefined],
  ['2e3', undefined],
])('typed odds %j are %s', (text, expected) => {
  expect(parseOdds(text)).toBe(expected);
});

test('odds are read back as they are shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_01, max: 9_999_999 }), (odds) => {
      expect(parseOdds(formatOdds(odds))).toBe(odds);
    }),
  );
});
