import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds } from '../market/formatOdds.ts';
import { parseDecimal } from './parseDecimal.ts';

test.each([
  ['1.85', 185],
  [' 2.5 ', 250],
  ['12', 1200],
  ['12.', 1200],
  ['2,40', 240],
  ['2,', 200],
  ['0.5', 50],
  ['2.555', 255.5],
  ['1,8549', 185.49],
  ['\u200e2.40\u200b', 240],
  ['٢٫٥', 250],
  ['２.５', 250],
  ['', undefined],
  ['-2', undefined],
  ['+150', undefined],
  ['3/2', undefined],
  ['2.50.', undefined],
  ['2..5', undefined],
  ['1,000.00', undefined],
  ['2e3', undefined],
  ['.5', undefined],
])('%j is %s hundredths', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected);
});

test('odds are read back as they are shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_01, max: 9_999_999 }), (odds) => {
      expect(parseDecimal(formatOdds(odds))).toBe(odds);
    }),
  );
});
