import { describe, expect, test } from 'vitest';
import { type Fixture, fixturesOn } from '../fixtures.ts';
import { textKey } from '../hash.ts';
import type { MarketResult } from '../result.ts';
import { createTennisChances } from './chances.ts';
import { createTennisGame } from './createTennisGame.ts';
import { playTennis, type TennisState } from './play.ts';
import { pointsCall } from './pointsCall.ts';
import { createSetChances, servesInTiebreak } from './serving.ts';

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
      expect(found['sb']).toMatchObject({ kind: 'void' });
      expect(found['set1']?.kind).toBe(least === 0 ? 'void' : 'winner');
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
    // Home wins the set in this game, or from 5–1 down the road.
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
