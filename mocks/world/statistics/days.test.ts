import { expect, test } from 'vitest';
import type { PlayedMatch } from '../../../src/contract/betting/statistics.ts';
import { LEAGUES } from '../calendar/days.ts';
import { edgeOf } from '../calendar/strengthOf.ts';
import { type Finished, finish } from '../finished.ts';
import type { Fixture } from '../fixtures.ts';
import { daysOfGames, fixturesOfDay } from '../testDays.ts';
import { statisticsAt } from './statisticsAt.ts';
import { tableOf } from './table.ts';

const DAY_MS = 24 * 3_600_000;
/** How far back the days of a sample are looked through: a season of the shorter leagues. */
const BACK = 110;
/** One of each kind: every season more has to be played to be counted. */
const COMPETITIONS = [
  'Moonlight T20',
  'Confluence League',
  'Harbour U21',
  'Harmattan Cup',
  'Pampas Club League, men',
  'Niger Delta Open, men',
  'Niger Delta Open, women',
];

const ends = new WeakMap<Fixture, Finished>();
const endOf = (fixture: Fixture) => {
  const end = ends.get(fixture) ?? finish(fixture);
  ends.set(fixture, end);
  return end;
};

/** A match as the statistics tell it, from the calendar and from what the match itself came to. */
function told(fixture: Fixture): PlayedMatch {
  const { startsAt, home, away } = fixture;
  const { score, note, winner = 'none' } = endOf(fixture);
  const competition = fixture.competition.name;
  return { startsAt, competition, home, away, score, ...(note && { note }), winner };
}

/** A match of each of 200 days with its statistics at its start, and all that was over in its sport until then. */
const samples = [
  ...daysOfGames({
    counts: ({ competition }) => COMPETITIONS.includes(competition.id),
  }),
].map(({ game, day, seedKey }) => {
  const { fixture } = game;
  const at = fixture.startsAt;
  const lately = Array.from({ length: BACK }, (_, back) => fixturesOfDay(seedKey, day - back))
    .flat()
    .filter(({ sportId, startsAt }) => sportId === fixture.sportId && startsAt < at)
    .sort((one, other) => other.startsAt - one.startsAt);
  const found = statisticsAt(seedKey, game, at);
  if (!found) throw new Error(`No statistics of ${fixture.gameId}`);
  return { fixture, at, lately, found, name: `${fixture.home} v ${fixture.away} on day ${day}` };
});

type Sample = (typeof samples)[number];

const overOf = ({ lately, at }: Sample, counts: (fixture: Fixture) => boolean) =>
  lately.filter((fixture) => counts(fixture) && endOf(fixture).endsAt <= at);
const isOf = (side: string) => (fixture: Pick<Fixture, 'home' | 'away'>) =>
  fixture.home === side || fixture.away === side;

test('there is a match of nearly each day', () => {
  expect(samples.length).toBeGreaterThan(180);
});

test.each(['home', 'away'] as const)(
  'the last five of the %s side are the last it has played',
  (team) => {
    let whole = 0;
    for (const sample of samples) {
      const { fixture, found, at, name } = sample;
      const side = fixture[team];
      const form = found.form[team];
      const expected = overOf(sample, isOf(side)).slice(0, 5).map(told);
      // Those before are further back than the days looked through.
      expect(form.slice(0, expected.length), name).toEqual(expected);
      for (const { startsAt } of form.slice(expected.length)) {
        expect(at - startsAt, name).toBeGreaterThan((BACK - 2) * DAY_MS);
      }
      if (expected.length === 5) whole += 1;
    }
    expect(whole).toBeGreaterThan(samples.length * 0.8);
  },
);

test('head to head lists the matches of both against each other, as they ended', () => {
  let met = 0;
  for (const sample of samples) {
    const { fixture, found, at, name } = sample;
    const both = (one: Pick<Fixture, 'home' | 'away'>) =>
      isOf(fixture.home)(one) && isOf(fixture.away)(one);
    const over = overOf(sample, both);
    const { length } = over.filter(({ season }) => season === fixture.season);
    expect(found.meetings.length, name).toBeGreaterThanOrEqual(Math.min(5, length));
    // Those before are further back than the days looked through, or than two seasons.
    const shared = Math.min(found.meetings.length, over.length, 5);
    expect(found.meetings.slice(0, shared), name).toEqual(over.slice(0, shared).map(told));
    for (const one of found.meetings) expect(both(one) && one.startsAt < at, name).toBe(true);
    met += shared;
  }
  expect(met).toBeGreaterThan(100);
});

test('a table counts the matches of its season that are over, and no others', () => {
  let counted = 0;
  for (const sample of samples) {
    const { fixture, found, at, name } = sample;
    const { competition, season, sportId } = fixture;
    const league = LEAGUES.find(({ id }) => id === competition.id);
    expect(found.table !== undefined, name).toBe(league !== undefined);
    if (!league || at / DAY_MS - season > BACK - 2) continue;
    const isOfSeason = (one: Fixture) =>
      one.competition.id === competition.id && one.season === season;
    const played = overOf(sample, isOfSeason).map((tie) => ({ tie, end: endOf(tie) }));
    expect(found.table, name).toEqual(tableOf(sportId, league.sides, played));
    counted += played.length;
  }
  expect(counted).toBeGreaterThan(3000);
});

test('whoever is stronger has won more of its last five', () => {
  const wonBy = (side: string, form: readonly PlayedMatch[]) =>
    form.filter((one) => one.winner !== 'none' && one[one.winner] === side).length;
  const won = { stronger: 0, weaker: 0 };
  for (const { fixture, found } of samples) {
    const { home, away, strength } = fixture;
    const isHome = edgeOf(strength) > 0;
    won[isHome ? 'stronger' : 'weaker'] += wonBy(home, found.form.home);
    won[isHome ? 'weaker' : 'stronger'] += wonBy(away, found.form.away);
  }
  expect(won.stronger).toBeGreaterThan(won.weaker * 1.15);
});
