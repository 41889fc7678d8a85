import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNaira } from './money.ts';
import { parseNaira } from './parseNaira.ts';

test.each([
  ['1000', 100_000],
  ['1,250,000.00', 125_000_000],
  ['₦1,000', 100_000],
  ['₦ 1 000', 100_000],
  ['ngn 500', 50_000],
  [' 12.5 ', 1_250],
  ['12.', 1_200],
  ['.5', 50],
  ['0', 0],
  ['0007', 700],
  ['\u200e₦1,000', 100_000],
  ['1000\u200b', 100_000],
  ['1\u00a0000\u202f000', 100_000_000],
  ['N1000', 100_000],
  ['=N=1,000', 100_000],
  ['1,000.00 NGN', 100_000],
  ['1 000₦', 100_000],
  ['２，５００', 250_000],
  ['١٢٣٫٤٥', 12_345],
  ['1,50', 150],
  ['1,5', 150],
  ['0,05', 5],
  ['12,', 1_200],
  [',5', 50],
  ['1 000,50', 100_050],
  ['1,000', 100_000],
  ['1,000,000', 100_000_000],
])('%j is %d kobo', (text, kobo) => {
  expect(parseNaira(text)).toEqual({ kobo });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['₦', 'empty'],
  ['-5', 'negative'],
  ['\u22125', 'negative'],
  ['₦-5', 'negative'],
  ['1.234', 'too-many-decimals'],
  ['1,000,50', 'not-a-number'],
  ['1.000,50', 'not-a-number'],
  ['1,0000', 'not-a-number'],
  ['1.000.000', 'not-a-number'],
  ['10²', 'not-a-number'],
  ['5½', 'not-a-number'],
  ['5k', 'not-a-number'],
  [',', 'not-a-number'],
  ['\u20115', 'negative'],
  ['1,25,000', 'not-a-number'],
  ['12a', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['.', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['99999999999999', 'too-large'],
])('%j is refused: %s', (text, refusal) => {
  expect(parseNaira(text)).toEqual({ refusal });
});

test('what we write we read back', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (kobo) => {
      expect(parseNaira(formatNaira(kobo))).toEqual({ kobo });
    }),
  );
});
