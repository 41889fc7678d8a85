import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds } from './formatOdds.ts';
import { parseOdds } from './parseOdds.ts';

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
