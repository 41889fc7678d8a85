import { expect, test } from 'vitest';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import { liveFigures } from './liveFigures.ts';
import { playSoccer } from './play.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const matches = ['oja', 'harmattan', 'lagoon'].flatMap((seed) =>
  fixturesOn(textKey(seed), NOON)
    .filter(({ sportId }) => sportId === 1)
    .map((fixture) => ({ fixture, play: playSoccer(fixture) })),
);

test('nothing is counted before the start, and figures only rise', () => {
  for (const { fixture, play } of matches.slice(0, 12)) {
    const figuresAt = liveFigures(fixture, play);
    let before = figuresAt(fixture.startsAt - 1);
    expect(before.possession).toEqual([50, 50]);
    expect(before.shots).toEqual([0, 0]);
    for (let at = fixture.startsAt; at <= play.endsAt; at += 5 * MINUTE_MS) {
      const now = figuresAt(at);
      for (const what of ['shots', 'shotsOnTarget', 'corners', 'fouls', 'yellowCards'] as const) {
        now[what].forEach((count, side) => {
          expect(count).toBeGreaterThanOrEqual(before[what][side] ?? 0);
        });
      }
      expect(now.possession[0] + now.possession[1]).toBe(100);
      before = now;
    }
  }
});

test('figures agree with the score and with what happened minute by minute', () => {
  for (const { fixture, play } of matches) {
    const last = play.states.at(-1);
    const { happenings, ...figures } = liveFigures(fixture, play)(play.endsAt);
    (['home', 'away'] as const).forEach((team, side) => {
      const count = (what: string) =>
        happenings.filter((one) => one.team === team && one.what === what).length;
      expect(count('goal')).toBe(last?.[team]);
      expect(count('corner')).toBe(figures.corners[side]);
      expect(count('yellow card')).toBe(figures.yellowCards[side]);
      expect(count('red card')).toBe(figures.redCards[side]);
      expect(figures.shotsOnTarget[side]).toBeGreaterThanOrEqual(count('goal'));
      expect(figures.shots[side]).toBeGreaterThanOrEqual(figures.shotsOnTarget[side] ?? 0);
    });
    const times = happenings.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('a match has about ten corners, four yellow cards and two dozen shots', () => {
  const all = matches.map(({ fixture, play }) => liveFigures(fixture, play)(play.endsAt));
  const mean = (what: 'corners' | 'yellowCards' | 'shots' | 'shotsOnTarget' | 'fouls') =>
    all.reduce((sum, { [what]: [home, away] }) => sum + home + away, 0) / all.length;
  expect(mean('corners')).toBeCloseTo(10, -0.3);
  expect(mean('yellowCards')).toBeCloseTo(3.9, -0.1);
  expect(mean('shots')).toBeGreaterThan(21);
  expect(mean('shots')).toBeLessThan(28);
  expect(mean('shotsOnTarget')).toBeGreaterThan(7);
  expect(mean('shotsOnTarget')).toBeLessThan(10);
});

test('nobody is booked or scores after he was sent off', () => {
  for (const { play } of matches) {
    play.happenings.forEach(({ what, player, team }, index) => {
      if (what !== 'red card') return;
      const later = play.happenings.slice(index + 1);
      expect(later.some((one) => one.team === team && one.player === player)).toBe(false);
    });
  }
});
