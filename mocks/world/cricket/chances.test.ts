import { expect, test } from 'vitest';
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
      // With a ball more the last batters may go about it otherwise, and no better.
      expect(even.mean(balls, wickets)).toBeGreaterThan(even.mean(balls - 1, wickets) - 0.1);
      expect(even.mean(balls, wickets)).toBeGreaterThanOrEqual(even.mean(balls, wickets + 1));
      expect(even.variance(balls, wickets)).toBeGreaterThan(0);
    }
  }
  expect(even.mean(60, 10)).toBe(0);
});

test('the better side scores more', () => {
  expect(resourcesOf(20, 1.1).mean(120, 0)).toBeGreaterThan(even.mean(120, 0) + 5);
});

test('the powerplay is faster than the middle overs, and the death is fastest', () => {
  for (const overs of [20, 50]) {
    const { rate } = resourcesOf(overs, 1);
    const [powerplay, middle, death] = [
      [0.9, 0],
      [0.5, 3],
      [0.08, 4],
    ].map(([left = 0, wickets = 0]) =>
      rate({ ballsLeft: Math.round(overs * 6 * left), wickets, needed: Infinity }),
    );
    expect(powerplay).toBeGreaterThan(middle ?? 0);
    expect(death).toBeGreaterThan(1.1 * (powerplay ?? 0));
  }
});

test('a chase goes as hard as it must, and loses more wickets for it', () => {
  const at = (needed: number) => ({ ballsLeft: 60, wickets: 3, needed });
  for (const [less, more] of [
    [30, 70],
    [70, 100],
    [100, 140],
  ] as const) {
    expect(even.rate(at(more))).toBeGreaterThan(1.05 * even.rate(at(less)));
    expect(even.wicketChance(at(more))).toBeGreaterThan(1.05 * even.wicketChance(at(less)));
  }
});

test('runs until a mark add up to those of the innings', () => {
  const start = { ballsLeft: 120, wickets: 0, needed: Infinity };
  const marks = [84, 60, 30, 0].map((left) => even.runsUntil(start, left));
  expect(marks).toEqual([...marks].sort((one, other) => one - other));
  expect(marks.at(-1)).toBeCloseTo(even.mean(120, 0));
  expect(even.runsUntil({ ...start, ballsLeft: 60 }, 60)).toBe(0);
});

// What a trader asks for: odds between these.
test.each([
  { overs: 50, needed: 218, balls: 300, wickets: 0, wins: [0.72, 0.85] },
  { overs: 50, needed: 250, balls: 300, wickets: 0, wins: [0.45, 0.55] },
  { overs: 50, needed: 202, balls: 210, wickets: 2, wins: [0.18, 0.3] },
  { overs: 50, needed: 77, balls: 160, wickets: 5, wins: [0.8, 0.92] },
  { overs: 50, needed: 30, balls: 100, wickets: 7, wins: [0.78, 0.9] },
  { overs: 50, needed: 56, balls: 50, wickets: 3, wins: [0.7, 0.82] },
  { overs: 50, needed: 25, balls: 30, wickets: 4, wins: [0.88, 0.95] },
  { overs: 50, needed: 15, balls: 16, wickets: 4, wins: [0.78, 0.9] },
  { overs: 50, needed: 10, balls: 9, wickets: 4, wins: [0.65, 0.8] },
  { needed: 155, balls: 120, wickets: 0, wins: [0.45, 0.55] },
  { needed: 0, balls: 6, wickets: 3, wins: [1, 1] },
  { needed: 1, balls: 1, wickets: 3, wins: [0.55, 0.75] },
  { needed: 6, balls: 1, wickets: 3, wins: [0.05, 0.15] },
  { needed: 12, balls: 12, wickets: 3, wins: [0.7, 0.9] },
  { needed: 36, balls: 6, wickets: 3, wins: [0, 0.001] },
  { needed: 2, balls: 6, wickets: 9, wins: [0.6, 0.95] },
  { needed: 60, balls: 30, wickets: 1, wins: [1 / 8, 1 / 4.5] },
  { needed: 37, balls: 43, wickets: 0, wins: [0.94, 0.995] },
  { needed: 31, balls: 2, wickets: 1, wins: [0, 0.001] },
  { needed: 100, balls: 60, wickets: 8, wins: [0, 0.02] },
])(
  '$needed from $balls with $wickets down',
  ({ overs = 20, needed, balls, wickets, wins: [least, most] }) => {
    const wins = resourcesOf(overs, 1).wins(needed, balls, wickets);
    expect(wins).toBeGreaterThanOrEqual(least ?? 0);
    expect(wins).toBeLessThanOrEqual(most ?? 0);
  },
);

test('one run more is harder, one ball or wicket more is easier', () => {
  for (let balls = 6; balls <= 120; balls += 6) {
    for (let wickets = 0; wickets < 9; wickets++) {
      for (let needed = 5; needed < 2 * balls; needed += 5) {
        const wins = even.wins(needed, balls, wickets);
        expect(even.wins(needed + 1, balls, wickets)).toBeLessThanOrEqual(wins + 0.03);
        expect(even.wins(needed, balls - 1, wickets)).toBeLessThanOrEqual(wins + 0.03);
        expect(even.wins(needed, balls, wickets + 1)).toBeLessThanOrEqual(wins + 0.03);
      }
    }
  }
});
