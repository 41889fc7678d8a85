import { describe, expect, test } from 'vitest';
import { textKey } from '../chance/hash.ts';
import { finish } from '../finished.ts';
import { bracketOf, KNOCK_OUTS, LEAGUES } from './days.ts';
import { bracketTies } from './knockOut.ts';
import { leagueTiesUntil, seasonDays } from './league.ts';
import { roundOf } from './roundRobin.ts';
import { seasonBefore, seasonOn } from './season.ts';

const DAY_MS = 86_400_000;
const dayOf = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
const isoOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const YEARLY = [
  { from: 810, name: 'League' },
  { from: 201, name: 'Spring Cup' },
];

test.each([
  ['2026-08-09', undefined],
  ['2026-08-10', 'League 2026-08-10'],
  ['2026-11-21', 'League 2026-08-10'],
  ['2026-12-07', undefined],
  ['2027-02-01', 'Spring Cup 2027-02-01'],
  ['2027-08-15', undefined],
  ['2027-08-16', 'League 2027-08-16'],
])('on %s the season is %s', (date, expected) => {
  const season = seasonOn(YEARLY, 119, dayOf(date));
  expect(season && `${season.name} ${isoOf(season.firstDay)}`).toBe(expected);
});

test('the season before is the last that began earlier', () => {
  const now = seasonOn(YEARLY, 119, dayOf('2027-02-10'));
  const before = now && seasonBefore(YEARLY, 119, now);
  expect(before).toMatchObject({ name: 'League', firstDay: dayOf('2026-08-10') });
  const names = { names: ['A', 'B'] };
  const later = seasonOn(names, 7, dayOf('2026-11-21'));
  const earlier = later && seasonBefore(names, 7, later);
  expect((later?.firstDay ?? 0) - (earlier?.firstDay ?? 0)).toBe(7);
  expect(earlier?.name).not.toBe(later?.name);
});

describe('everybody plays everybody', () => {
  const sides = ['A', 'B', 'C', 'D', 'E', 'F'];
  const rounds = Array.from({ length: 10 }, (_, round) => roundOf(sides, round));

  test('once in each round', () => {
    for (const round of rounds) expect(round.flat().sort()).toEqual(sides);
  });

  test('at home and away', () => {
    const pairs = rounds.flat().map(([home, away]) => `${home} ${away}`);
    expect(new Set(pairs).size).toBe(30);
  });

  test('and is at home about as often in the first half as away', () => {
    for (const side of sides) {
      const home = rounds.slice(0, 5).filter((round) => round.some(([one]) => one === side));
      expect([2, 3], side).toContain(home.length);
    }
  });
});

test.each(LEAGUES.map((league) => [league.id, league] as const))(
  'a season of %s has a match of every two sides at each of their grounds',
  (_, league) => {
    const last = seasonOn(league.seasons, seasonDays(league), dayOf('2026-11-21'));
    const season = last ?? seasonBefore(league.seasons, 0, { ...fresh, firstDay: 20_800 });
    if (!season) throw new Error('No season');
    const ties = leagueTiesUntil(textKey('oja'), league, season, season.firstDay + 1000);
    const { length } = league.sides;
    expect(new Set(ties.map(({ home, away }) => `${home} v ${away}`)).size).toBe(
      length * (length - 1),
    );
    expect(new Set(ties.map(({ key }) => key)).size).toBe(ties.length);
  },
);
const fresh = { name: '', place: 0 };

describe.each(['oja', 'harmattan', 'lagoon'])('knock-outs of world %s', (seed) => {
  const events = KNOCK_OUTS.flatMap((knockOut) => {
    const start = dayOf('2026-11-30');
    const season = seasonOn(knockOut.seasons, knockOut.days, start);
    const before = season && seasonBefore(knockOut.seasons, knockOut.days, season);
    return [season, before].flatMap((one) =>
      one ? { knockOut, bracket: bracketOf(textKey(seed), knockOut, one.firstDay) } : [],
    );
  });

  test('take thirty-one matches, each known before it starts and after those that lead to it', () => {
    for (const { knockOut, bracket } of events) {
      const ties = Array.from({ length: knockOut.days }, (_, day) =>
        bracketTies(knockOut, bracket, bracket.firstDay + day),
      ).flat();
      expect(ties).toHaveLength(31);
      expect(new Set(ties.map(({ competition }) => competition.name)).size).toBe(1);
      for (const tie of ties) expect(tie.knownAt, tie.stage).toBeLessThan(tie.startsAt);
    }
  });

  test('whoever loses is out, and whoever wins goes on', () => {
    for (const { knockOut, bracket } of events) {
      for (let round = 0; round < 4; round++) {
        const now = knockOut.rounds[round]?.map((_, turn) => bracket.tie(round, turn)) ?? [];
        const next = knockOut.rounds[round + 1]?.map((_, turn) => bracket.tie(round + 1, turn));
        const through = now.map((tie) => tie[finish(tie).through ?? 'home']);
        expect(next?.flatMap(({ home, away }) => [home, away]).sort()).toEqual(through.sort());
        for (const tie of now) expect(finish(tie).through, tie.stage).toBeDefined();
      }
    }
  });
});
