import { expect, test } from 'vitest';
import {
  CORRECT_SCORES,
  correctScore,
  type Goals,
  HALF_TIME_FULL_TIMES,
  halfTimeFullTime,
  leaderOf,
} from './soccerResult.ts';

test.each<[Goals, number, string]>([
  [[2, 1], 0, 'home'],
  [[1, 1], 0, 'draw'],
  [[0, 1], 0, 'away'],
  [[2, 1], -1, 'draw'],
  [[1, 1], -1, 'away'],
  [[0, 1], 1, 'draw'],
])('%j with a start of %i is %s', (goals, start, result) => {
  expect(leaderOf(goals, start)).toBe(result);
});

test.each<[Goals, string]>([
  [[0, 0], '0-0'],
  [[3, 3], '3-3'],
  [[4, 0], 'other-home'],
  [[1, 5], 'other-away'],
  [[4, 4], 'other-draw'],
])('%j is the correct score %s', (goals, runner) => {
  expect(correctScore(goals)).toBe(runner);
});

test('every score belongs to exactly one runner', () => {
  expect(new Set(CORRECT_SCORES).size).toBe(19);
  for (let home = 0; home < 8; home++) {
    for (let away = 0; away < 8; away++) {
      expect(CORRECT_SCORES).toContain(correctScore([home, away]));
    }
  }
});

test('half-time and full-time together', () => {
  expect(halfTimeFullTime([0, 1], [2, 1])).toBe('away-home');
  expect(HALF_TIME_FULL_TIMES).toHaveLength(9);
  expect(HALF_TIME_FULL_TIMES).toContain('away-home');
});
