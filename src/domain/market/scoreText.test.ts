import { expect, test } from 'vitest';
import { scoreText } from './scoreText.ts';

test('the minute stands behind the score, where there is one', () => {
  expect(scoreText({ line: '1–0', detail: '63′' })).toBe('1–0 · 63′');
  expect(scoreText({ line: '1–0' })).toBe('1–0');
});
