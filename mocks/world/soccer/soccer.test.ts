import { describe, expect, test } from 'vitest';
import { correctScore, leaderOf } from '../../../src/domain/market/soccerResult.ts';
import { fixturesOn } from '../calendar/days.ts';
import { edgeOf } from '../calendar/strengthOf.ts';
import { textKey } from '../chance/hash.ts';
import { once } from '../chance/once.ts';
import type { Fixture } from '../fixtures.ts';
import type { Game } from '../game.ts';
import { exchangePrices } from '../prices/exchangePrices.ts';
import { exchangeChances } from './chances.ts';
import { createSoccerGame } from './createSoccerGame.ts';
import { createModel } from './model/model.ts';
import { goalsExpected, playSoccer } from './play.ts';
import type { SoccerState } from './state.ts';

const MINUTE_MS = 60_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const fixtures: Fixture[] = ['oja', 'harmattan', 'lagoon'].flatMap((seed) =>
  fixturesOn(textKey(seed), NOON).filter(
    (fixture) => fixture.sportId === 1 && playSoccer(fixture).end.kind === 'played',
  ),
);

/** The goals of both sides as the last score shows them. */
function finalScore(game: Game): [number, number] {
  const [home = Number.NaN, away = Number.NaN] = (game.scores().at(-1)?.score().line ?? '')
    .split('–')
    .map(Number);
  return [home, away];
}

function winnerOf(game: Game, id: string): string | undefined {
  const market = game.markets().get(`${game.fixture.gameId}:${id}`);
  const result = market?.resultAt(game.endsAt + 10 * MINUTE_MS);
  return result?.kind === 'winner' ? result.runnerId : undefined;
}

test('every market agrees with the final score', () => {
  for (const fixture of fixtures) {
    const game = createSoccerGame(fixture);
    const [home, away] = finalScore(game);
    const side = home > away ? 'home' : home < away ? 'away' : 'draw';
    expect(winnerOf(game, 'mo')).toBe(side);
    expect(winnerOf(game, 'bts')).toBe(home > 0 && away > 0 ? 'yes' : 'no');
    for (const line of [0, 1, 2, 3, 4]) {
      expect(winnerOf(game, `ou${line}5`)).toBe(home + away > line ? 'over' : 'under');
    }
    expect(winnerOf(game, 'bm')).toBe(fixture.competition.isLeading ? side : undefined);
  }
});

test('the further markets of a leading match are settled by its goals', () => {
  const leading = fixtures.filter(({ competition }) => competition.isLeading);
  expect(leading.length).toBeGreaterThan(5);
  for (const fixture of leading) {
    const game = createSoccerGame(fixture);
    const score = finalScore(game);
    const { states } = playSoccer(fixture);
    const half = states.find(({ phase }) => phase === 'half-time');
    if (!half) throw new Error('No half-time');
    expect(winnerOf(game, 'ht')).toBe(leaderOf([half.home, half.away]));
    expect(winnerOf(game, 'htft')).toBe(`${leaderOf([half.home, half.away])}-${leaderOf(score)}`);
    expect(winnerOf(game, 'cs')).toBe(correctScore(score));
    // Every goal has its market, and the one after the last has none to come.
    const sides = goalsOf(states);
    expect(sides).toHaveLength(score[0] + score[1]);
    expect([...sides, undefined].map((_, index) => winnerOf(game, `ng${index + 1}`))).toEqual([
      ...sides,
      'none',
    ]);
    expect(winnerOf(game, `ng${sides.length + 2}`)).toBeUndefined();
  }
});

/** Who scored each goal. */
function goalsOf(states: readonly SoccerState[]): ('home' | 'away')[] {
  return states.flatMap((state, index) => {
    const before = states[index - 1] ?? { home: 0, away: 0 };
    if (state.home > before.home) return ['home' as const];
    return state.away > before.away ? ['away' as const] : [];
  });
}

test('a half-time market closes at half-time, before the second half can move it', () => {
  const fixture = fixtures.find(({ competition }) => competition.isLeading);
  if (!fixture) throw new Error('No leading match');
  const half = playSoccer(fixture).states.find(({ phase }) => phase === 'half-time');
  const market = createSoccerGame(fixture).markets().get(`${fixture.gameId}:ht`);
  expect(market?.at((half?.at ?? 0) - 1)?.status).toMatch(/open|suspended/);
  expect(market?.at(half?.at ?? 0)?.status).toBe('closed');
});

test('the chances of every further market add up, whatever has happened', () => {
  for (const fixture of fixtures.slice(0, 10)) {
    const of = exchangeChances(createModel(fixture));
    for (const state of playSoccer(fixture).states) {
      for (const chances of [
        of.correctScore(state),
        of.handicap(-1)(state),
        of.halfTime(state),
        of.halfTimeFullTime(state),
        of.nextGoal(state),
      ]) {
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('a match lasts 90 minutes, stoppage and a break of 15', () => {
  for (const fixture of fixtures) {
    const minutes = (playSoccer(fixture).endsAt - fixture.startsAt) / MINUTE_MS;
    expect(minutes).toBeGreaterThanOrEqual(105 + 3);
    expect(minutes).toBeLessThanOrEqual(105 + 12);
  }
});

test('a goal shows, and prices are away until a while after it', () => {
  const goals = fixtures.flatMap((fixture) => {
    const game = createSoccerGame(fixture);
    return game
      .incidents()
      .filter(({ what }) => what === 'goal')
      .map(({ at }) => ({ game, at }));
  });
  expect(goals.length).toBeGreaterThan(100);
  for (const { game, at } of goals) {
    const steps = game.scores().filter((step) => step.at <= at);
    const [before, after] = steps.slice(-2).map((step) => step.score().line);
    expect(after).not.toBe(before);
    const odds = game.matchOdds.at(at);
    expect(odds?.status).toBe('suspended');
    expect(odds?.runners.flatMap(({ back, lay }) => [...back, ...lay])).toEqual([]);
  }
});

test('the lines of total goals differ in what was matched, and most is on 2.5', () => {
  for (const fixture of fixtures.slice(0, 10)) {
    const markets = createSoccerGame(fixture).markets();
    const matched = [0, 1, 2, 3, 4].map(
      (line) => markets.get(`${fixture.gameId}:ou${line}5`)?.at(fixture.startsAt - 1)?.matched ?? 0,
    );
    expect(Math.max(...matched)).toBe(matched[2]);
    expect(new Set(matched).size).toBe(5);
    expect(Math.max(...matched)).toBeGreaterThan(3 * Math.min(...matched));
  }
});

/** Every match in two versions, with its state 48 minutes on. */
const laterStates = once(() =>
  fixtures
    .flatMap(({ key, ...fixture }) =>
      'ab'.split('').map((seed) => ({ ...fixture, key: textKey(seed, key) })),
    )
    .flatMap((fixture) => {
      const state = playSoccer(fixture).states.find(({ clock }) => clock === "48'");
      const isEleven = state?.redCards.every((count) => count === 0);
      return state && isEleven ? [{ fixture, state }] : [];
    }),
);

test('whoever leads by two goals at 48 minutes stands at 1.05 to 1.15 between equals, by chance and as shown', () => {
  const leads = laterStates().filter(({ fixture }) => {
    const [home, away] = goalsExpected(fixture);
    return Math.abs(Math.log(home / away)) < 0.15;
  });
  expect(leads.length).toBeGreaterThan(20);
  for (const { fixture, state } of leads) {
    const { result } = exchangeChances(createModel(fixture));
    for (const [home, away, runner] of [
      [2, 0, 0],
      [0, 2, 2],
      [3, 1, 0],
    ] as const) {
      const chances = result({ ...state, home, away, atHalf: [0, 0] });
      const odds = 1 / (chances[runner] ?? 0);
      expect(odds, `${fixture.home} ${home}–${away}`).toBeGreaterThanOrEqual(1.05);
      expect(odds, `${fixture.away} ${home}–${away}`).toBeLessThanOrEqual(1.15);
      const book = { key: fixture.key, depthNaira: 60_000, wobble: 0.03 };
      // One look at the extremes, because asserting each price takes longer than making it.
      const shown = Array.from(
        { length: 40 },
        (_, tick) => exchangePrices(book, chances, tick)[runner]?.back[0]?.[0] ?? Number.NaN,
      );
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(104);
      expect(Math.max(...shown)).toBeLessThanOrEqual(115);
    }
  }
});

test('no lead of two at 48 minutes is as good as won, and a favourite’s is worth more than an outsider’s', () => {
  for (const { fixture, state } of laterStates()) {
    const { result } = exchangeChances(createModel(fixture));
    const [home = 0] = result({ ...state, home: 2, away: 0, atHalf: [0, 0] });
    const [, , away = 0] = result({ ...state, home: 0, away: 2, atHalf: [0, 0] });
    expect(Math.max(home, away)).toBeLessThan(1 / 1.015);
    expect(Math.min(home, away)).toBeGreaterThan(1 / 1.45);
    const edge = edgeOf(fixture.strength);
    if (Math.abs(edge) > 0.3) expect(Math.sign(home - away)).toBe(Math.sign(edge));
  }
});

test('a price moves by what happened, never because a half ends', () => {
  for (const fixture of fixtures) {
    const { result } = exchangeChances(createModel(fixture));
    playSoccer(fixture).states.reduce((before, state) => {
      const isQuiet =
        before.home === state.home &&
        before.away === state.away &&
        `${before.redCards}` === `${state.redCards}`;
      const [was, is] = [result(before), result(state)];
      const isEnd = /\+/.test(before.clock) && before.phase === 'second-half';
      if (isQuiet && !isEnd) {
        const moves = is.map((chance, runner) => Math.abs(chance - (was[runner] ?? 0)));
        expect(Math.max(...moves)).toBeLessThan(0.035);
      }
      return state;
    });
  }
});

test('a total that is passed closes its market at once, and settles it in minutes', () => {
  const fixture = fixtures.find((one) => playSoccer(one).states.at(-1)?.home === 3);
  if (!fixture) throw new Error('No match with three goals for home');
  const game = createSoccerGame(fixture);
  const goal = game.incidents().find(({ what }) => what === 'goal');
  const market = game.markets().get(`${fixture.gameId}:ou05`);
  const statusAfter = (ms: number) => market?.at((goal?.at ?? 0) + ms)?.status;
  expect(statusAfter(-5_000)).not.toBe('closed');
  expect(statusAfter(0)).toBe('closed');
  expect(statusAfter(30_000)).toBe('result_pending');
  expect(statusAfter(4 * MINUTE_MS)).toBe('settled');
  expect(game.matchOdds.at((goal?.at ?? 0) + 4 * MINUTE_MS)?.status).toMatch(/open|suspended/);
});

test('a goal that is disallowed leaves the score as it was', () => {
  const states = fixtures.flatMap((fixture) => playSoccer(fixture).states);
  const refusals = states.flatMap((state, index) => {
    const before = states[index - 1];
    const isNew = before?.isChecked && state.recent.at(-1)?.includes('No goal');
    return isNew ? [{ before, state }] : [];
  });
  expect(refusals.length).toBeGreaterThan(10);
  for (const { before, state } of refusals) {
    expect([state.home, state.away]).toEqual([before.home, before.away]);
  }
});

describe('chances', () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('No match');
  const of = exchangeChances(createModel(fixture));
  const level: SoccerState = {
    at: 0,
    phase: 'second-half',
    clock: "80'",
    home: 1,
    away: 1,
    homeToCome: 0.2,
    awayToCome: 0.1,
    homeToHalf: 0,
    awayToHalf: 0,
    atHalf: [1, 0],
    left: [0, 0.2],
    corners: [0, 0],
    cornersAtHalf: [0, 0],
    yellowCards: [0, 0],
    scorers: [],
    sentOff: [],
    isChecked: false,
    redCards: [0, 0],
    recent: [],
  };

  test.each([
    ['one up', { home: 2 }, [0.9, 1]],
    ['level', {}, [0.13, 0.18]],
    ['one down', { away: 2 }, [0, 0.02]],
  ])('home, %s with ten minutes left', (_, change, [least, most]) => {
    const [home = 0, draw = 0, away = 0] = of.result({ ...level, ...change, atHalf: [0, 0] });
    expect(home).toBeGreaterThanOrEqual(least ?? 0);
    expect(home).toBeLessThanOrEqual(most ?? 0);
    expect(home + draw + away).toBeCloseTo(1, 6);
  });

  test('at the end nothing is open', () => {
    const end = { ...level, homeToCome: 0, awayToCome: 0 };
    expect(of.result(end)).toEqual([0, 1, 0]);
    expect(of.goals(1)(end)).toEqual([0, 1]);
    expect(of.goals(2)(end)).toEqual([1, 0]);
    expect(of.bothScore(end)).toEqual([1, 0]);
  });
});
