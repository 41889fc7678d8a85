import { fixturesOn } from './calendar/days.ts';
import { mix, textKey } from './chance/hash.ts';
import { createGame } from './createGame.ts';
import type { Fixture } from './fixtures.ts';
import type { Game } from './game.ts';

const DAY_MS = 24 * 3_600_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');
const SEEDS = ['oja', 'harmattan', 'baobab'];

interface Choice {
  /** The sports by turns. */
  sports?: readonly number[];
  counts?: (fixture: Fixture) => boolean;
}

// Tests of a file ask for the same matches again and again.
const days = new Map<string, Fixture[]>();
const games = new WeakMap<Fixture, Game>();

/** The matches that start on a day of a world, counted from the first of the 200. */
export function fixturesOfDay(seedKey: number, day: number): Fixture[] {
  const name = `${seedKey} ${day}`;
  const fixtures = days.get(name) ?? fixturesOn(seedKey, NOON + day * DAY_MS);
  days.set(name, fixtures);
  return fixtures;
}

/** For tests: a match of each of 200 days, which three worlds share by turns. */
export function* gamesOfDays(choice: Choice = {}): Generator<Game> {
  for (const { game } of daysOfGames(choice)) yield game;
}

/** The same with the day and its world. */
export function* daysOfGames({ sports = [1, 2, 4], counts = () => true }: Choice = {}) {
  for (let day = 0; day < 200; day++) {
    const seedKey = textKey(SEEDS[Math.floor(day / sports.length) % SEEDS.length] ?? '');
    const sportId = sports[day % sports.length];
    const all = fixturesOfDay(seedKey, day).filter((one) => one.sportId === sportId && counts(one));
    const fixture = all[mix(seedKey, day) % all.length];
    if (!fixture) continue;
    const game = games.get(fixture) ?? createGame(fixture);
    games.set(fixture, game);
    yield { game, day, seedKey };
  }
}
