import { describe, expect, test } from 'vitest';
import { JACKPOT_MATCHES, type JackpotResult } from '../../../src/domain/jackpot/jackpotLines.ts';
import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import { finish } from '../finished.ts';
import { othersLines, othersRight, sharesOf } from './crowd.ts';
import { jackpotDay } from './jackpotDay.ts';

/** Of each season some, with all days of the week among them. */
const days = Array.from({ length: 60 }, (_, index) =>
  lagosIsoDate(Date.parse('2026-03-01T12:00:00Z') + index * 5 * 24 * 3_600_000),
);
const dayIn = (seed: string, day: string) =>
  jackpotDay(day, fixturesOn(textKey(seed), startOfLagosDay(day)));

describe('every day has a coupon', () => {
  test.each(['oja', 'kola', 'iroko'])('in the world of %s', (seed) => {
    for (const day of days) {
      const { matches, closesAt, paysAt } = dayIn(seed, day);
      expect(new Set(matches.map(({ gameId }) => gameId)).size).toBe(JACKPOT_MATCHES);
      expect(matches[0]?.startsAt).toBe(closesAt);
      for (const fixture of matches) {
        expect(lagosIsoDate(fixture.startsAt)).toBe(day);
        expect(finish(fixture).endsAt).toBeLessThan(paysAt);
        // Tickets are sold from the afternoon before.
        expect(fixture.knownAt).toBeLessThan(startOfLagosDay(day) - 12 * 3_600_000);
      }
    }
  });
});

test('leading competitions come first', () => {
  const { matches } = dayIn('oja', '2026-11-28');
  const leading = fixturesOn(textKey('oja'), startOfLagosDay('2026-11-28')).filter(
    ({ competition, sportId, startsAt }) =>
      competition.isLeading && sportId === 1 && startsAt >= startOfLagosDay('2026-11-28') + 54e6,
  );
  expect(leading.length).toBeGreaterThan(4);
  for (const { gameId } of leading.slice(0, JACKPOT_MATCHES)) {
    expect(matches.map((match) => match.gameId)).toContain(gameId);
  }
});

test('the shares of a match add up, and the stronger side has more', () => {
  const { matches } = dayIn('oja', '2026-11-28');
  for (const fixture of matches) {
    const [home, draw, away] = sharesOf(fixture);
    expect(home + draw + away).toBe(100);
    const even = { attack: 0, defence: 0 };
    const strong = { attack: 0.9, defence: 0.9 };
    const better = sharesOf({ ...fixture, strength: { home: strong, away: even } });
    expect(better[0]).toBeGreaterThan(better[2]);
  }
});

test('others buy late, and as many as they bought by the end', () => {
  const sold = [-1, 0, 0.5, 0.9, 1, 2].map((passed) => othersLines('oja', '2026-11-28', passed));
  expect(sold).toEqual([...sold].sort((one, other) => one - other));
  expect(sold[0]).toBe(0);
  expect(sold[2]).toBeLessThan((sold[4] ?? 0) / 3);
  expect(sold[5]).toBe(sold[4]);
});

describe('how many others are right', () => {
  const shares = Array.from({ length: JACKPOT_MATCHES }, () => [50, 25, 25]);
  const results = (result: JackpotResult) => shares.map(() => result);
  const right = (result: JackpotResult) =>
    othersRight('oja', { day: '2026-11-28', lines: 40_000 }, shares, results(result), [12, 11, 10]);

  test('is near what their shares make likely', () => {
    // 40,000 × 2⁻¹² × (1, 12, 66)
    const [twelve = 0, eleven = 0, ten = 0] = right('home');
    expect(twelve).toBeLessThan(25);
    expect(eleven).toBeGreaterThan(80);
    expect(eleven).toBeLessThan(155);
    expect(ten).toBeGreaterThan(560);
    expect(ten).toBeLessThan(730);
  });

  test('is all of them where every match was called off', () => {
    expect(right('void')).toEqual([40_000, 0, 0]);
  });

  test('is hardly anybody where nobody expected it', () => {
    expect(right('draw').slice(0, 2)).toEqual([0, 0]);
  });
});
