import { expect, test } from 'vitest';
import { bookingCode } from './bookingCode.ts';
import { readShortCode, SHORT_CODES, shortCode } from './shortCode.ts';

test.each([
  [0, 'AAAAAA'],
  [1, 'AAAAAB'],
  [22, 'AAAABA'],
  [SHORT_CODES - 1, 'ZZZZZZ'],
])('code %i is %s, and reads as itself', (number, code) => {
  expect(shortCode(number)).toBe(code);
  expect(readShortCode(code)).toBe(code);
});

test.each([
  ['abc def', 'ABCDEF'],
  [' ab-cd-ef ', 'ABCDEF'],
  ['ABCDE', undefined],
  ['ABCDEFG', undefined],
  ['ABCDE1', undefined],
  ['ABCDEI', undefined],
])('%j is read as %j', (typed, code) => {
  expect(readShortCode(typed)).toBe(code);
});

test('a code that holds its selections is never taken for a short one', () => {
  const long = bookingCode([{ marketId: 'a', runnerId: 'b' }]) ?? '';
  expect(readShortCode(long)).toBeUndefined();
});
