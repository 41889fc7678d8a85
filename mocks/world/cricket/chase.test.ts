import { expect, test } from 'vitest';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import { createCricketChances } from './chances.ts';
import { playCricket } from './play.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const SEEDS = ['oja', 'harmattan', 'baobab'];

// Two matches of each of 200 days, in three worlds.
const played = Array.from({ length: 200 }, (_, day) => day).flatMap((day) => {
  const seedKey = textKey(SEEDS[day % SEEDS.length] ?? '');
  const all = fixturesOn(seedKey, NOON + day * DAY_MS).filter(({ sportId }) => sportId === 4);
  const first = (day * 7) % all.length;
  return [...all, ...all].slice(first, first + 2).map(playCricket);
});
const chases = played.filter(({ isAbandoned }) => !isAbandoned);

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

test('the more runs an over are required, the more are scored, until nobody can', () => {
  for (const format of [20, 50]) {
    const byRate = new Map<number, number[]>();
    for (const { overs, innings, target } of chases) {
      if (overs !== format) continue;
      const ends = innings[1].balls.filter(
        ({ isLegal, legalBalls }) => isLegal && legalBalls % 6 === 0,
      );
      ends.slice(1).forEach((end, index) => {
        const before = ends[index];
        // In the second half, while there are batters.
        if (!before || before.legalBalls < overs * 3 || before.wickets > 6) return;
        const required = (6 * (target - before.total)) / (overs * 6 - before.legalBalls);
        const bucket = required < 5 ? 0 : required < 9 ? 1 : 2;
        byRate.set(bucket, [...(byRate.get(bucket) ?? []), end.total - before.total]);
      });
    }
    const [easy = [], even = [], hard = []] = [0, 1, 2].map((bucket) => byRate.get(bucket));
    expect(Math.min(easy.length, even.length, hard.length)).toBeGreaterThan(20);
    expect(mean(even)).toBeGreaterThan(1.05 * mean(easy));
    expect(mean(hard)).toBeGreaterThan(1.1 * mean(even));
  }
});

test('nobody strolls to a defeat: with wickets in hand at the end, a chase was close', () => {
  const margins = chases.flatMap(({ overs, innings: [first, chase], target, winner }) => {
    const isBowledOut = chase.balls.at(-1)?.legalBalls === overs * 6;
    return winner === first.batting && isBowledOut && chase.wickets < 5
      ? [target - chase.total]
      : [];
  });
  expect(margins.length).toBeGreaterThan(0);
  for (const runs of margins) expect(runs).toBeLessThan(20);
});

test('prices of a chase are right: it succeeds as often as they say', () => {
  const told = chases.flatMap((play) => {
    const chances = createCricketChances(play);
    const states = play.states.filter(({ innings }) => innings === 1);
    // One state of each match, because those of one match go together.
    const state = states[Math.floor(states.length / 2)];
    if (!state || !play.winner) return [];
    const isWon = play.winner === play.innings[1].batting;
    return [{ chance: 1 - chances.firstWins(state), isWon: isWon ? 1 : 0 }];
  });
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.7],
    [0.7, 1],
  ] as const) {
    const some = told.filter(({ chance }) => chance >= from && chance < to);
    const deviation = Math.sqrt(
      mean(some.map(({ chance }) => chance * (1 - chance))) / some.length,
    );
    expect(some.length).toBeGreaterThan(40);
    const off = mean(some.map(({ chance, isWon }) => isWon - chance));
    expect(Math.abs(off)).toBeLessThan(3 * deviation);
  }
});

test('a collapse ends when it ends: a short match is bowled no slower', () => {
  const short = played.filter(({ overs, balls }) => balls.length < overs * 9);
  expect(short.length).toBeGreaterThan(5);
  for (const { balls } of short) {
    const gaps = balls.slice(1).flatMap((ball, index) => {
      const before = balls[index];
      const isNext = before && before.over === ball.over && before.pricedAt === before.endsAt;
      return isNext ? [ball.bowledAt - before.bowledAt] : [];
    });
    expect(Math.max(...gaps)).toBeLessThan(45_000);
  }
});
