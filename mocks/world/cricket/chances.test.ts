import { expect, test } from 'vitest';
import { createLastBalls } from './lastBalls.ts';
import { resourcesOf } from './resources.ts';

const even = resourcesOf(20, 1);

test.each([
  ['20 overs', 20, 140, 175],
  ['50 overs', 50, 225, 275],
])('an innings of %s is worth what such innings are', (_, overs, least, most) => {
  const mean = resourcesOf(overs, 1).mean(overs * 6, 0);
  expect(mean).toBeGreaterThan(least);
  expect(mean).toBeLessThan(most);
});

test('each ball and each wicket in hand is worth runs, and none is worth none', () => {
  for (let wickets = 0; wickets < 10; wickets++) {
    expect(even.mean(0, wickets)).toBe(0);
    for (let balls = 1; balls <= 120; balls++) {
      expect(even.mean(balls, wickets)).toBeGreaterThan(even.mean(balls - 1, wickets));
      expect(even.mean(balls, wickets)).toBeGreaterThanOrEqual(even.mean(balls, wickets + 1));
      expect(even.variance(balls, wickets)).toBeGreaterThan(0);
    }
  }
  expect(even.mean(60, 10)).toBe(0);
});

test('the better side scores more', () => {
  expect(resourcesOf(20, 1.1).mean(120, 0)).toBeGreaterThan(even.mean(120, 0) + 5);
});

test.each([
  { needed: 0, balls: 6, wickets: 3, wins: [1, 1] },
  { needed: 1, balls: 1, wickets: 3, wins: [0.55, 0.75] },
  { needed: 6, balls: 1, wickets: 3, wins: [0.03, 0.07] },
  { needed: 12, balls: 12, wickets: 3, wins: [0.7, 0.9] },
  { needed: 36, balls: 6, wickets: 3, wins: [0, 0.001] },
  { needed: 2, balls: 6, wickets: 9, wins: [0.6, 0.95] },
])('$needed from $balls with $wickets down', ({ needed, balls, wickets, wins: [least, most] }) => {
  const { wins, ties } = createLastBalls(even)(needed, balls, wickets);
  expect(wins).toBeGreaterThanOrEqual(least ?? 0);
  expect(wins).toBeLessThanOrEqual(most ?? 0);
  expect(wins + ties).toBeLessThanOrEqual(1 + 1e-9);
});
