import { describe, expect, test } from 'vitest';
import { LEAGUES } from '../calendar/days.ts';
import { seasonDays } from '../calendar/league.ts';
import { seasonBefore } from '../calendar/season.ts';
import { edgeOf } from '../calendar/strengthOf.ts';
import { textKey } from '../chance/hash.ts';
import { gamesOfDays } from '../testDays.ts';
import { createWorld, type World } from '../world.ts';
import { endOf, tiesOf } from './history.ts';
import { statisticsAt } from './statisticsAt.ts';
import { tableOf } from './table.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY = Math.floor(NOON / (24 * HOUR_MS));
const SEEDS = ['oja', 'harmattan', 'lagoon'];
const AVERAGE = { attack: 0, defence: 0 };
const world = createWorld('oja');

/** A league's last season that is over, in a world. */
function lastSeason(seed: string, id: string) {
  const league = LEAGUES.find((one) => one.id === id);
  if (!league) throw new Error(`No league ${id}`);
  const now = { name: '', place: 0, firstDay: DAY - seasonDays(league) };
  const season = seasonBefore(league.seasons, seasonDays(league), now);
  const ties = season ? tiesOf(textKey(seed), league, season) : [];
  const played = ties.map((tie) => ({ tie, end: endOf(tie) }));
  return { league, played, table: tableOf(league.sportId, league.sides, played) };
}

function gameIn(of: World, competition: string, at: number): { gameId: string; name: string } {
  const event = of.events(at).find((one) => one.competition === competition && one.startsAt > at);
  if (!event) throw new Error(`No match of ${competition}`);
  return event;
}

describe.each(SEEDS)('a season of world %s', (seed) => {
  test('has a table that follows from its results', () => {
    const { league, played, table } = lastSeason(seed, 'Confluence League');
    const counted = played.filter(({ end }) => !/postponed|abandoned/.test(end.note ?? ''));
    expect(counted.length).toBeGreaterThan(370);
    for (const { side, played: matches, won, drawn, lost, scored, conceded, points } of table) {
      const own = counted.filter(({ tie }) => tie.home === side || tie.away === side);
      const isHome = (index: number) => own[index]?.tie.home === side;
      const goals = own.map(({ end }, index) => end.points[isHome(index) ? 0 : 1]);
      const others = own.map(({ end }, index) => end.points[isHome(index) ? 1 : 0]);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      expect([scored, conceded]).toEqual([sum(goals), sum(others)]);
      expect(won).toBe(goals.filter((count, index) => count > (others[index] ?? 0)).length);
      expect(lost).toBe(goals.filter((count, index) => count < (others[index] ?? 0)).length);
      expect([won + drawn + lost, points]).toEqual([matches, won * 3 + drawn]);
    }
    expect(table.map(({ side }) => side).sort()).toEqual([...league.sides].sort());
    expect(table.map(({ points }) => points)).toEqual(
      table.map(({ points }) => points).sort((one, other) => other - one),
    );
  });

  test.each(['Confluence League', 'Two Rivers One-Day Cup', 'Pampas Club League, men'])(
    'of %s puts the strong above the weak',
    (id) => {
      const { played, table } = lastSeason(seed, id);
      const edges = new Map(
        played.map(({ tie }) => [tie.home, edgeOf({ home: tie.strength.home, away: AVERAGE })]),
      );
      const inOrder = table.map(({ side }) => edges.get(side) ?? 0);
      const half = inOrder.length / 2;
      const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / half;
      expect(mean(inOrder.slice(0, half))).toBeGreaterThan(mean(inOrder.slice(half)) + 0.1);
      const pairs = inOrder.flatMap((above, n) =>
        inOrder.slice(n + 1).map((below) => above > below),
      );
      expect(pairs.filter((isStronger) => isStronger).length).toBeGreaterThan(pairs.length * 0.6);
    },
  );
});

test('on 200 days of three worlds, line-ups, figures and score of a match agree', () => {
  for (const game of gamesOfDays({ sports: [1, 4] })) {
    const { fixture, endsAt } = game;
    const { home, away, startsAt } = fixture;
    // Without leagues behind it: a season of each match would take minutes.
    const alone = {
      ...game,
      fixture: { ...fixture, competition: { ...fixture.competition, id: '' } },
    };
    const at = startsAt + (endsAt - startsAt) / 2;
    const found = statisticsAt(textKey(fixture.gameId), alone, at);
    expect(found?.lineups?.home.length, `${home} v ${away}`).toBe(11);
    expect(found?.lineups?.away.length).toBe(11);
    if (fixture.sportId !== 1) continue;
    const live = found?.live;
    const goals = game
      .scores()
      .findLast((step) => step.at <= at)
      ?.score()
      .line.split('–')
      .map(Number);
    [0, 1].forEach((side) => {
      expect(live?.shotsOnTarget[side]).toBeGreaterThanOrEqual(goals?.[side] ?? 0);
      expect(live?.shots[side]).toBeGreaterThanOrEqual(live?.shotsOnTarget[side] ?? 0);
    });
  }
});

describe('the statistics of a match', () => {
  test('name the round, the last five of each side and the table before it', () => {
    const { gameId, name } = gameIn(world, 'Confluence League', NOON);
    const [home = '', away = ''] = name.split(' v ');
    const found = world.statistics(gameId, NOON);
    expect(found?.stage).toBe('Round 15');
    for (const [side, form] of [
      [home, found?.form.home ?? []],
      [away, found?.form.away ?? []],
    ] as const) {
      expect(form).toHaveLength(5);
      for (const one of form) {
        expect([one.home, one.away]).toContain(side);
        expect(one.startsAt).toBeLessThan(NOON);
      }
      const starts = form.map(({ startsAt }) => startsAt);
      expect(starts).toEqual([...starts].sort((one, other) => other - one));
    }
    expect(
      found?.table
        ?.map(({ played }) => played)
        .sort()
        .at(-1),
    ).toBeLessThanOrEqual(15);
    for (const one of found?.meetings ?? []) {
      expect([one.home, one.away].sort()).toEqual([home, away].sort());
    }
  });

  test('count a match once it is over', () => {
    const { gameId } = gameIn(world, 'Confluence League', NOON);
    const endsAt = NOON + 3 * HOUR_MS;
    const played = (at: number) =>
      world.statistics(gameId, at)?.table?.reduce((sum, row) => sum + row.played, 0) ?? 0;
    expect(played(endsAt)).toBeGreaterThan(played(NOON));
  });

  test('have line-ups from an hour before the start, and figures from the start', () => {
    const { gameId } = gameIn(world, 'Confluence League', NOON);
    const startsAt = world.event(gameId, NOON)?.event.startsAt ?? 0;
    const at = (time: number) => world.statistics(gameId, time);
    expect(at(startsAt - HOUR_MS - 1)?.lineups).toBeUndefined();
    expect(at(startsAt - HOUR_MS)?.lineups?.home).toHaveLength(11);
    expect(at(startsAt - 1)?.live).toBeUndefined();
    expect(at(startsAt + HOUR_MS)?.live?.shots.every(Number.isInteger)).toBe(true);
  });

  test.each([
    ['tennis', 2],
    ['cricket', 4],
  ])('are there for %s', (_, sportId) => {
    const event = world.events(NOON).find((one) => one.inPlay && one.sportId === sportId);
    const found = world.statistics(event?.gameId ?? '', NOON);
    expect(found?.form.home.length).toBeGreaterThan(0);
    expect(found?.lineups === undefined).toBe(sportId === 2);
  });

  test('are the same whoever asked before, and however they were worked out', () => {
    const { gameId } = gameIn(world, 'Meridian League', NOON);
    const other = createWorld('oja');
    let steps = 0;
    for (const _ of other.prepareStatistics(gameId, NOON)) steps += 1;
    expect(steps).toBeGreaterThan(100);
    const found = other.statistics(gameId, NOON);
    expect(found).toEqual(world.statistics(gameId, NOON));
    const { home = [], away = [] } = found?.form ?? {};
    for (const { competition } of [...home, ...away]) expect(competition).not.toBe('');
  });

  test.each(['', 'c-20261121-999'])('are not there for a match %j', (gameId) => {
    expect(world.statistics(gameId, NOON)).toBeUndefined();
    expect([...world.prepareStatistics(gameId, NOON)]).toEqual([]);
  });
});
