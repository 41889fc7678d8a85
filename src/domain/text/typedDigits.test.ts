import { expect, test } from 'vitest';
import { nationalDigits, typedCode, typedDigits } from './typedDigits.ts';

test.each([
  ['1234 567 8901', '12345678901'],
  ['1234-567-8901', '12345678901'],
  ['1234\u2011567\u20138901', '12345678901'],
  ['\u202a12345678901\u202c', '12345678901'],
  ['(0123) 456.789', '0123456789'],
  ['12a4', '12a4'],
  ['+234', '+234'],
  ['', ''],
])('%j is the number %j', (typed, digits) => {
  expect(typedDigits(typed)).toBe(digits);
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['\u2066123456\u2069', '123456'],
  ['１２３４５６', '123456'],
  ['pass-key 1', 'pass-key 1'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ['0803 123 4567', '8031234567'],
  ['803 123 4567', '8031234567'],
  ['+234 803 123 4567', '8031234567'],
  ['00234 (0) 803 123 4567', '8031234567'],
  ['tel:+2348031234567', '8031234567'],
  ['0803123456', '0803123456'],
  ['+1 803 123 4567', '+18031234567'],
])('%j is the national number %j', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});
