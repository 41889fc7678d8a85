import { expect, test } from 'vitest';
import { mobileError, nationalNumber, withinDigits } from './nationalNumber.ts';

test.each([
  '08031234567',
  '8031234567',
  '+2348031234567',
  '2348031234567',
  '002348031234567',
  '+234 803 123 4567',
  '+234 (0) 803-123-4567',
  '0803 123 4567',
  '\u202a0803 123 4567\u202c',
  '\u2068+234 803 123 4567\u2069',
  '\u200e+2348031234567',
  '0803\u2011123\u20134567',
  'tel:+234-803-123-4567',
  'tel:08031234567',
  '０８０３１２３４５６７',
  '0803.123.4567',
])('%s is 803 123 4567', (typed) => {
  expect(nationalNumber(typed)).toBe('8031234567');
  expect(mobileError(typed)).toBeUndefined();
});

test.each(['+447700900123', '0803123456', '080312345678', '01 234 5678', '0603 123 4567', 'abc'])(
  '%s is no Nigerian mobile number',
  (typed) => {
    expect(nationalNumber(typed)).toBeUndefined();
    expect(mobileError(typed)).toBe('Enter a Nigerian mobile number, like 0803 123 4567');
  },
);

test.each(['', '  '])('nothing typed: %j', (typed) => {
  expect(mobileError(typed)).toBe('Please enter mobile number');
});

test.each([
  ['', ''],
  ['0803 123 4567', '0803 123 4567'],
  ['0803-123-4567 8', '0803-123-4567 8'],
  ['0803 123 4567 89', '0803 123 4567 8'],
  ['1234567890123', '123456789012'],
  ['+234 803 123 4567', '08031234567'],
])('of %j the first twelve digits are kept: %j', (typed, kept) => {
  expect(withinDigits(typed, 12)).toBe(kept);
});
