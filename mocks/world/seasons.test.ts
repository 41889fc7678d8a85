import { describe, expect, test } from 'vitest';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { textKey } from './chance/hash.ts';
import { FIFTY_OVERS, SOCCER, TENNIS, TWENTY_OVERS } from './competitions.ts';
import { createGame } from './createGame.ts';
import { type Fixture, fixturesOn } from './fixtures.ts';
import { programmeOn } from './seasons.ts';

const DAY_MS = 86_400_000;
const SEED = textKey('oja');
/** Noon in Lagos on 1 January. */
const NEW_YEAR = Date.UTC(2027, 0, 1, 11);
const LEAGUES = [...SOCCER, ...TWENTY_OVERS, ...FIFTY_OVERS, ...TENNIS];

function yearOfFixtures(): { date: string; fixtures: Fixture[] }[] {
  return Array.from({ length: 365 }, (_, day) => {
    const at = NEW_YEAR + day * DAY_MS;
    return { date: lagosIsoDate(at), fixtures: fixturesOn(SEED, at) };
  });
}

const on = (isoDate: string) => fixturesOn(SEED, Date.parse(`${isoDate}T11:00:00Z`));
const namesOn = (isoDate: string) =>
  new Set(on(isoDate).map(({ competition }) => competition.name));
const hoursOf = (isoDate: string, name: string) =>
  on(isoDate)
    .filter(({ competition }) => competition.name === name)
    .map(({ startsAt }) => new Date(startsAt + 3_600_000).getUTCHours());

test.each([
  ['the league in November', 'Confluence League', '2026-11-21', 'Confluence League', false],
  ['friendlies in the rains', 'Confluence League', '2027-06-08', 'Rainy Season Friendlies', true],
  ['the day before them', 'Confluence League', '2027-06-07', 'Confluence League', false],
  ['the break over New Year', 'Confluence League', '2027-01-04', 'New Year Friendlies', true],
  ['the league after it', 'Confluence League', '2027-01-05', 'Confluence League', false],
  ['a cup that began the year before', 'Harmattan Cup', '2027-03-31', 'Harmattan Cup', false],
  ['cricket before its season', 'Lagoon T20', '2027-05-31', 'Two Rivers T20 Challenge', true],
  ['cricket in season', 'Lagoon T20', '2026-11-21', 'Lagoon T20', false],
  ['a tournament to its Sunday', 'Lagoon Open, men', '2026-11-22', 'Lagoon Open, men', false],
  ['another from Monday', 'Lagoon Open, men', '2026-11-23', 'Sahel Masters, men', false],
  ['tennis at rest', 'Lagoon Open, women', '2026-12-10', 'Harmattan Exhibition, women', true],
  ['weeks before the first', 'Lagoon Open, women', '2026-01-04', 'Cape Verde Open, women', false],
])('%s', (_, group, isoDate, name, isQuiet) => {
  const year = LEAGUES.find((league) => league.name === group)?.year;
  expect(programmeOn(group, year, isoDate)).toMatchObject({ name, isQuiet });
});

test('a league kicks off at any hour on a Saturday, and after work on a Wednesday', () => {
  expect(Math.min(...hoursOf('2026-11-21', 'Confluence League'))).toBe(0);
  expect(hoursOf('2026-11-25', 'Confluence League')).toEqual([16, 18, 20, 22]);
  expect(hoursOf('2026-11-25', 'Meridian League')).toEqual(
    hoursOf('2026-11-21', 'Meridian League'),
  );
});

test('a break has fewer matches than a season', () => {
  const count = (isoDate: string, sport: number) =>
    on(isoDate).filter(({ sportId }) => sportId === sport).length;
  expect(count('2027-07-10', 1)).toBeLessThan(count('2027-03-13', 1));
  expect(count('2027-05-08', 4)).toBeLessThan(count('2027-03-13', 4));
  expect(count('2026-12-12', 2)).toBeLessThan(count('2026-11-21', 2));
});

describe('in every day of a year', () => {
  const year = yearOfFixtures();

  test('each sport is played in the day and in the evening', () => {
    for (const { date, fixtures } of year) {
      for (const sport of [1, 2, 4]) {
        const starts = fixtures.filter(({ sportId }) => sportId === sport);
        const isEvening = ({ startsAt }: Fixture) => new Date(startsAt).getUTCHours() >= 15;
        expect(starts.filter(isEvening).length, date).toBeGreaterThan(2);
        expect(starts.filter((one) => !isEvening(one)).length, date).toBeGreaterThan(2);
      }
    }
  });

  test('nobody plays twice at once: no match lasts as long as anybody rests between two starts', () => {
    const lastStart = new Map<string, number>();
    const shortest = new Map<number, number>();
    for (const { fixtures } of year) {
      const byStart = fixtures.toSorted((one, other) => one.startsAt - other.startsAt);
      for (const { sportId, startsAt, home, away } of byStart) {
        for (const side of [`${sportId} ${home}`, `${sportId} ${away}`]) {
          const gap = startsAt - (lastStart.get(side) ?? Number.NEGATIVE_INFINITY);
          shortest.set(sportId, Math.min(gap, shortest.get(sportId) ?? gap));
          lastStart.set(side, startsAt);
        }
      }
    }
    // Every sixteenth day is played, so that each weekday and season comes up.
    for (const { fixtures } of year.filter((_, day) => day % 16 === 0)) {
      for (const fixture of fixtures) {
        const lasts = createGame(fixture).endsAt - fixture.startsAt;
        expect(lasts, fixture.gameId).toBeLessThanOrEqual(shortest.get(fixture.sportId) ?? 0);
      }
    }
  });
});

test('a competition that has a break is known by its name, and its sides play nothing else', () => {
  expect(namesOn('2026-11-21')).toContain('Confluence League');
  expect(namesOn('2027-06-20')).not.toContain('Confluence League');
  const sides = LEAGUES.flatMap(({ sportId, sides: some }) =>
    some.map((side) => `${sportId} ${side}`),
  );
  expect(new Set(sides).size).toBe(sides.length);
});
