import { describe, expect, test } from 'vitest';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { MarketResult } from '../result.ts';
import { createTennisChances } from './chances.ts';
import { createTennisGame } from './createTennisGame.ts';
import { playTennis, type TennisState } from './play.ts';
import { pointsCall } from './pointsCall.ts';
import { createSetChances, servesInTiebreak } from './serving.ts';
import { createTotalChances, gamesPlayed } from './totals.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const fixtures: Fixture[] = 'abcdefghij'
  .split('')
  .flatMap((seed) => fixturesOn(textKey(seed), NOON).filter(({ sportId }) => sportId === 2));
const plays = fixtures.map((fixture) => ({ fixture, play: playTennis(fixture) }));

function results(fixture: Fixture): Record<string, MarketResult | undefined> {
  const game = createTennisGame(fixture);
  const entries = [...game.markets()].map(([marketId, market]) => [
    marketId.split(':')[1],
    market.resultAt(game.endsAt + HOUR_MS),
  ]);
  return Object.fromEntries(entries);
}

test('sets are won by six games and two ahead, or seven', () => {
  for (const { play } of plays) {
    for (const [home, away] of play.states.at(-1)?.sets ?? []) {
      const [most, least] = [Math.max(home, away), Math.min(home, away)];
      expect(`${most}–${least}`).toMatch(/6–[0-4]|7–[56]/);
    }
  }
});

test('every market of a match played out agrees with its sets', () => {
  for (const { fixture, play } of plays.filter((one) => !one.play.retired).slice(0, 80)) {
    const sets = play.states.at(-1)?.sets ?? [];
    const home = sets.filter(([one, other]) => one > other).length;
    const found = results(fixture);
    expect(Math.max(home, sets.length - home)).toBe(2);
    expect(found['mo']).toMatchObject({ kind: 'winner', runnerId: home === 2 ? 'home' : 'away' });
    expect(found['sb']).toMatchObject({ runnerId: `${home}-${sets.length - home}` });
    sets.forEach(([one, other], index) => {
      const runnerId = one > other ? 'home' : 'away';
      expect(found[`set${index + 1}`]).toMatchObject({ kind: 'winner', runnerId });
    });
    expect(found['set3'] === undefined).toBe(sets.length === 2);
    const games = sets.flat().reduce((sum, one) => sum + one, 0);
    const totals = Object.entries(found).filter(([id]) => id.startsWith('games'));
    expect(totals).toHaveLength(3);
    for (const [id, result] of totals) {
      const runnerId = games > Number(id.slice('games'.length, -1)) ? 'over' : 'under';
      expect(result).toMatchObject({ kind: 'winner', runnerId });
    }
  }
});

describe('a retirement', () => {
  const retired = plays.filter(({ play }) => play.retired);
  const setsOf = ({ play }: (typeof plays)[number]) => play.states.at(-1)?.sets.length ?? 0;

  test.each([
    ['before a set is completed voids the match odds', 0],
    ['after a set pays the other player', 1],
  ])('%s', (_, least) => {
    const cases = retired.filter((one) => (least === 0 ? setsOf(one) === 0 : setsOf(one) > 0));
    expect(cases.length).toBeGreaterThan(0);
    for (const { fixture, play } of cases) {
      const found = results(fixture);
      expect(found['mo']).toMatchObject(
        least === 0
          ? { kind: 'void', reason: expect.stringContaining('one set') }
          : { kind: 'winner', runnerId: play.retired === 'home' ? 'away' : 'home' },
      );
      const result = found['mo'];
      const told =
        result?.kind === 'winner' ? result.note : result?.kind === 'void' && result.reason;
      expect(told).toContain(`${fixture[play.retired ?? 'home']} retired`);
      expect(found['sb']).toMatchObject({ kind: 'void' });
      expect(found['set1']?.kind).toBe(least === 0 ? 'void' : 'winner');
      const last = play.states.at(-1);
      for (const [id, result] of Object.entries(found).filter(([id]) => id.startsWith('games'))) {
        const isPassed = last && gamesPlayed(last) > Number(id.slice('games'.length, -1));
        expect(result).toMatchObject(
          isPassed ? { kind: 'winner', runnerId: 'over' } : { kind: 'void' },
        );
      }
    }
  });

  test('follows a medical time-out without prices', () => {
    for (const { fixture, play } of retired) {
      const game = createTennisGame(fixture);
      expect(game.matchOdds.at(play.endsAt - 60_000)?.status).toBe('suspended');
      expect(game.scores().at(-2)?.score().detail).toBe('Medical time-out');
      expect(game.scores().at(-1)?.score().detail).toMatch(/ retired$/);
    }
  });
});

describe('chances', () => {
  const even = createSetChances({ home: 0.6, away: 0.6 });
  const fresh = { games: [0, 0], points: [0, 0], isHomeServing: true } as const;

  test('two players alike win a set as often, whoever serves', () => {
    expect(even(fresh)).toBeCloseTo(0.5, 3);
    expect(even({ ...fresh, isHomeServing: false })).toBeCloseTo(0.5, 3);
    expect(even({ ...fresh, games: [6, 6] })).toBeCloseTo(0.5, 6);
  });

  test('a game on serve at 0.6 is held 73.6 times in a hundred', () => {
    const ahead = even({ games: [5, 0], points: [0, 0], isHomeServing: true });
    const lost = even({ games: [5, 1], points: [0, 0], isHomeServing: false });
    // Home wins the set in this game, or later from 5–1.
    expect((ahead - lost) / (1 - lost)).toBeCloseTo(0.7357, 4);
  });

  test('a point won never hurts', () => {
    for (const [points, more] of [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [2, 3],
        [3, 3],
      ],
      [
        [4, 4],
        [5, 4],
      ],
    ] as const) {
      expect(even({ ...fresh, points: more })).toBeGreaterThan(even({ ...fresh, points }));
    }
  });

  test('the four results in sets and the match add up', () => {
    const chances = createTennisChances({ home: 0.64, away: 0.6 });
    const state: TennisState = { ...fresh, at: 0, phase: 'play', sets: [[4, 6]], recent: [] };
    const [straight, deciding, close, lost] = chances.scores(state);
    expect(straight).toBe(0);
    expect((deciding ?? 0) + (close ?? 0) + (lost ?? 0)).toBeCloseTo(1, 9);
    expect(chances.match(state)[0]).toBe(deciding);
  });
});

describe('total games', () => {
  const chanceOf = createTotalChances({ home: 0.63, away: 0.61 });
  const at = (state: Partial<TennisState>): TennisState => ({
    at: 0,
    phase: 'play',
    sets: [],
    games: [0, 0],
    points: [0, 0],
    isHomeServing: true,
    recent: [],
    ...state,
  });

  test('from certain to impossible, one line after the other', () => {
    const chances = Array.from({ length: 30 }, (_, index) => chanceOf(at({}), 11 + index));
    expect(chances[0]).toBeCloseTo(1, 9);
    expect(chances.at(28)).toBeCloseTo(0, 9);
    expect(chances.toSorted((a, b) => b - a)).toEqual(chances);
  });

  test.each([
    ['passed already', { sets: [[7, 6]] as const, games: [5, 5] as const }, 22, 1],
    [
      'a set and five games to none: twelve at least',
      { sets: [[6, 0]] as const, games: [5, 0] as const },
      11,
      1,
    ],
    [
      'a tie-break decides the match: one game more',
      {
        sets: [
          [6, 4],
          [4, 6],
        ] as const,
        games: [6, 6] as const,
      },
      32,
      1,
    ],
    [
      'and no other',
      {
        sets: [
          [6, 4],
          [4, 6],
        ] as const,
        games: [6, 6] as const,
      },
      33,
      0,
    ],
    [
      'over',
      {
        sets: [
          [6, 1],
          [6, 1],
        ] as const,
      },
      14,
      0,
    ],
  ])('%s', (_, state, line, expected) => {
    expect(chanceOf(at(state), line)).toBeCloseTo(expected, 9);
  });

  test('what is thought before the first ball comes true as often', () => {
    const games = plays
      .filter(({ play }) => !play.retired)
      .flatMap(({ play }) => {
        const [first, last] = [play.states[0], play.states.at(-1)];
        return first && last ? [{ first, total: gamesPlayed(last), serving: play.serving }] : [];
      });
    for (const line of [19, 22, 25]) {
      const thought = games.map(({ first, serving }) => createTotalChances(serving)(first, line));
      const sum = thought.reduce((total, chance) => total + chance, 0) / games.length;
      const found = games.filter(({ total }) => total > line).length / games.length;
      expect(Math.abs(found - sum)).toBeLessThan(0.06);
    }
  });
});

test('serve passes after one point of a tie-break, then after each two', () => {
  const order = [0, 1, 2, 3, 4, 5, 6].map((played) => servesInTiebreak(true, played));
  expect(order).toEqual([true, false, false, true, true, false, false]);
});

test.each([
  [[0, 0], false, '0–0'],
  [[2, 1], false, '30–15'],
  [[3, 3], false, '40–40'],
  [[5, 5], false, '40–40'],
  [[5, 4], false, 'Ad–40'],
  [[4, 5], false, '40–Ad'],
  [[5, 4], true, '5–4'],
] as const)('%j is called (tie-break: %j) %s', (points, isTiebreak, call) => {
  expect(pointsCall(points, isTiebreak)).toBe(call);
});
