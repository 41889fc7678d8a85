import { expect, test } from 'vitest';
import { hasBook } from './hasBook.ts';

test.each([
  ['match_odds', true],
  ['over_under', true],
  ['correct_score', true],
  ['toss', true],
  ['bookmaker', false],
  ['fancy', false],
  ['fancy1', false],
  ['odd_even', false],
] as const)('orders can wait in %s: %s', (kind, expected) => {
  expect(hasBook(kind)).toBe(expected);
});
