import { expect, test } from 'vitest';
import { compactNaira, formatNaira, isWholeNaira, signedNaira } from './money.ts';

test.each([
  [125_000_000, '₦1,250,000.00'],
  [0, '₦0.00'],
  [-0, '₦0.00'],
  [5, '₦0.05'],
  [99_999, '₦999.99'],
  [100_000, '₦1,000.00'],
  [-50_000, '\u2212₦500.00'],
  [Number.MAX_SAFE_INTEGER, '₦90,071,992,547,409.91'],
])('%d kobo is written %s', (kobo, text) => {
  expect(formatNaira(kobo)).toBe(text);
});

test.each([
  [50_000, '+₦500.00'],
  [-50_000, '\u2212₦500.00'],
  [0, '₦0.00'],
  [-0, '₦0.00'],
])('a result of %d kobo is written %s', (kobo, text) => {
  expect(signedNaira(kobo)).toBe(text);
});

test.each([
  [0, '₦0'],
  [99, '₦0'],
  [-99, '₦0'],
  [85_000, '₦850'],
  [99_999, '₦999'],
  [100_000, '₦1K'],
  [125_000, '₦1.2K'],
  [105_000, '₦1K'],
  [999_999, '₦9.9K'],
  [1_234_500, '₦12K'],
  [99_999_999, '₦999K'],
  [125_000_000, '₦1.2M'],
  [9_000_000_000, '₦90M'],
  [210_000_000_000, '₦2.1B'],
  [-125_000, '\u2212₦1.2K'],
])('%d kobo in a price cell is %s', (kobo, text) => {
  expect(compactNaira(kobo)).toBe(text);
});

test.each([
  [0, true],
  [10_000, true],
  [10_001, false],
  [0.5, false],
  [Number.NaN, false],
])('%d kobo whole naira: %s', (kobo, expected) => {
  expect(isWholeNaira(kobo)).toBe(expected);
});
