import { describe, expect, test } from 'vitest';
import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { textKey, unit } from '../chance/hash.ts';
import { finish } from '../finished.ts';
import type { Fixture } from '../fixtures.ts';
import { findFixture, fixturesOn, KNOCK_OUTS, LEAGUES } from './days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = Date.parse('2026-11-21T12:00:00Z');
/** Two hundred days of a year and three worlds: 67 days of each, so that every weekday and month comes up. */
const SEEDS = ['oja', 'harmattan', 'lagoon'].map((seed) => textKey(seed));
const DAYS = SEEDS.flatMap((seedKey, world) =>
  Array.from({ length: 67 }, (_, index) => {
    const at = SATURDAY + (index * 16 + world * 5) * DAY_MS;
    return { seedKey, at, date: lagosIsoDate(at), fixtures: fixturesOn(seedKey, at) };
  }),
);

/** Hours after midnight, and the weekday, where the match is played. */
function local({ startsAt, competition }: Fixture): { hour: number; weekday: number } {
  const clock = new Date(startsAt + competition.utc * HOUR_MS);
  return { hour: clock.getUTCHours() + clock.getUTCMinutes() / 60, weekday: clock.getUTCDay() };
}

describe('a match', () => {
  test('has an id by sport, Lagos day and number, and is found by it', () => {
    for (const { seedKey, date, fixtures } of DAYS.slice(0, 20)) {
      expect(new Set(fixtures.map(({ gameId }) => gameId)).size).toBe(fixtures.length);
      for (const fixture of fixtures) {
        expect(fixture.gameId).toContain(`-${date.replaceAll('-', '')}-`);
        expect(findFixture(seedKey, fixture.gameId)).toEqual(fixture);
      }
    }
  });

  test.each([
    '',
    'c-20261121-999',
    'c-20261131-03',
    'x-20261121-03',
    'c-20261121-03:mo',
    'c-2026-03',
  ])('there is none with the id %j', (gameId) => {
    expect(findFixture(textKey('oja'), gameId)).toBeUndefined();
  });

  test('starts at the same time in every world, between others', () => {
    const [one, other] = SEEDS.map((seedKey) => fixturesOn(seedKey, SATURDAY));
    expect(one?.map(({ startsAt }) => startsAt)).toEqual(other?.map(({ startsAt }) => startsAt));
    const names = other?.map(({ home, away }) => `${home} v ${away}`);
    const same = one?.filter(({ home, away }, index) => names?.[index] === `${home} v ${away}`);
    expect(same?.length).toBeLessThan(10);
  });
});

describe('on two hundred days of three worlds', () => {
  test('nothing starts in the night of the place where it is played', () => {
    for (const { fixtures } of DAYS) {
      for (const fixture of fixtures) {
        const { hour } = local(fixture);
        expect(hour, fixture.gameId).toBeGreaterThanOrEqual(9.5);
        expect(hour, fixture.gameId).toBeLessThanOrEqual(21);
      }
    }
  });

  test('nobody plays twice in a day, or himself', () => {
    for (const { date, fixtures } of DAYS) {
      const names = fixtures.flatMap(({ home, away }) => [home, away]);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      expect(twice, date).toEqual([]);
    }
  });

  test('leagues kick off in a wave on Saturday at 15:00, and on working days only in the evening', () => {
    const seniors = (day: { fixtures: Fixture[] }) =>
      day.fixtures.filter(
        ({ sportId, competition }) => sportId === 1 && !/U19|U21/.test(competition.name),
      );
    for (const day of DAYS) {
      const starts = seniors(day).map(local);
      for (const { hour, weekday } of starts) {
        if (weekday >= 1 && weekday <= 4) expect(hour, day.date).toBeGreaterThanOrEqual(16);
      }
      const month = Number(day.date.slice(5, 7));
      const inSeason = month >= 9 || month <= 3;
      const wave = starts.filter(({ hour, weekday }) => weekday === 6 && hour === 15).length;
      const isSaturday = new Date(`${day.date}T00:00:00Z`).getUTCDay() === 6;
      if (isSaturday && inSeason) expect(wave, day.date).toBeGreaterThanOrEqual(20);
      if (!isSaturday) expect(wave, day.date).toBeLessThan(4);
    }
  });

  test('a league rests between two seasons', () => {
    const plays = (month: string) =>
      DAYS.filter(({ date }) => date.slice(5, 7) === month).flatMap(({ fixtures }) =>
        fixtures.filter(({ competition }) => competition.id === 'Confluence League'),
      ).length;
    expect(plays('11')).toBeGreaterThan(10);
    expect(plays('06')).toBe(0);
  });
});

// The number in play falls only when a match ends, so checking starts and ends is enough.
test('at any moment somebody plays each sport, and never more than sixty matches at once', () => {
  let most = 0;
  let least = 99;
  for (const { seedKey, at } of DAYS.filter((_, index) => index % 9 === 0)) {
    const spans = [at - DAY_MS, at].flatMap((day) =>
      fixturesOn(seedKey, day).map((fixture) => ({ ...fixture, endsAt: finish(fixture).endsAt })),
    );
    const until = spans.at(-1)?.startsAt ?? at;
    for (const { startsAt, endsAt } of spans) {
      for (const moment of [startsAt, endsAt]) {
        if (moment < until - DAY_MS || moment > until) continue;
        const live = spans.filter((one) => one.startsAt <= moment && one.endsAt > moment);
        for (const sportId of [1, 2, 4]) {
          const count = live.filter((one) => one.sportId === sportId).length;
          expect(count, `${sportId} ${new Date(moment).toISOString()}`).toBeGreaterThanOrEqual(1);
        }
        most = Math.max(most, live.length);
        least = Math.min(least, live.length);
      }
    }
  }
  expect(most).toBeLessThanOrEqual(60);
  expect(most).toBeGreaterThan(30);
  expect(least).toBeLessThan(9);
});

test('at a moment of each of the two hundred days, two to sixty matches are in play', () => {
  const counts = DAYS.map(({ seedKey, at }, index) => {
    const moment = at + (unit(seedKey, index) - 0.5) * DAY_MS;
    // A match of fifty overs takes up to nine hours, the others less than five.
    const fixtures = [moment - DAY_MS, moment]
      .flatMap((day) => fixturesOn(seedKey, day))
      .filter(({ startsAt, competition }) => {
        return (
          startsAt <= moment && startsAt > moment - (competition.overs === 50 ? 9 : 5) * HOUR_MS
        );
      });
    return fixtures.filter((fixture) => finish(fixture).endsAt > moment).length;
  });
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(60);
  expect(Math.max(...counts)).toBeGreaterThan(30);
});

test('no two competitions share a side or a player, but for the cups of clubs', () => {
  const cups = ['Trade Winds Cup', 'Harmattan Cup'];
  const all = [
    ...LEAGUES.map(({ id, sides }) => ({ id, sides })),
    ...KNOCK_OUTS.map(({ id, entrants }) => ({ id, sides: entrants })),
  ].filter(({ id }) => !cups.includes(id));
  const names = all.flatMap(({ sides }) => sides);
  expect(new Set(names).size).toBe(names.length);
});
