import { expect, test } from 'vitest';
import { isRefusalReason, refusalText } from './refusal.ts';

test.each([
  ['price-moved', true],
  ['ball-running', true],
  ['no-such-code', false],
  // Names that every object answers to are no codes.
  ['toString', false],
  ['__proto__', false],
  ['', false],
])('%j is a refusal of ours: %s', (code, expected) => {
  expect(isRefusalReason(code)).toBe(expected);
});

test('a refusal reads as a sentence', () => {
  expect(refusalText('ball-running')).toBe('A ball is being bowled. Betting resumes after it.');
});
