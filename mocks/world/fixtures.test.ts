import { expect, test } from 'vitest';
import { lagosDay } from '../../src/domain/time/lagosTime.ts';
import { textKey } from './chance/hash.ts';
import { createGame } from './createGame.ts';
import { type Fixture, findFixture, fixturesOn } from './fixtures.ts';

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+01:00');
const SEEDS = ['oja', 'harmattan'];
const LEAST_IN_PLAY = { 1: 4, 2: 3, 4: 3 };
/** On weekdays some leagues play after work only. */
const LEAST_ON_WEEKDAYS = { 1: 2, 2: 3, 4: 2 };

function week(seed: string): Fixture[] {
  return [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    fixturesOn(textKey(seed), MIDNIGHT + day * DAY_MS),
  );
}

test('a game has the same short id in every world, and is found by it', () => {
  for (const seed of SEEDS) {
    const fixtures = fixturesOn(textKey(seed), MIDNIGHT);
    expect(fixtures[3]?.gameId).toBe('c-20261121-03');
    expect(fixtures[3]?.startsAt).toBe(Date.parse('2026-11-21T02:15:00+01:00'));
    expect(new Set(fixtures.map(({ gameId }) => gameId)).size).toBe(fixtures.length);
    for (const fixture of fixtures) {
      expect(findFixture(textKey(seed), fixture.gameId)).toEqual(fixture);
    }
  }
});

test.each(['', 'c-20261121-99', 'c-20261131-03', 'x-20261121-03', 'c-20261121-03:mo', 'c-2026-03'])(
  'there is no game %j',
  (gameId) => {
    expect(findFixture(textKey('oja'), gameId)).toBeUndefined();
  },
);

test('another seed, other pairings', () => {
  const [one, other] = SEEDS.map((seed) =>
    fixturesOn(textKey(seed), MIDNIGHT).map(({ home, away }) => `${home} v ${away}`),
  );
  expect(one?.filter((name, index) => name === other?.[index]).length).toBeLessThan(20);
});

test.each(SEEDS)('in world %s no side plays two matches at once, or itself', (seed) => {
  const busyUntil = new Map<string, number>();
  const byStart = week(seed).sort((one, other) => one.startsAt - other.startsAt);
  for (const fixture of byStart) {
    const { endsAt } = createGame(fixture);
    expect(fixture.home).not.toBe(fixture.away);
    for (const side of [fixture.home, fixture.away]) {
      const name = `${fixture.competition.name} ${side}`;
      expect(busyUntil.get(name) ?? 0, name).toBeLessThanOrEqual(fixture.startsAt);
      busyUntil.set(name, endsAt);
    }
  }
});

// The number in play falls only when a match ends, so checking the ends is enough.
test.each(SEEDS)('in world %s enough is in play at every instant of a week', (seed) => {
  const spans = week(seed).map((fixture) => ({ fixture, endsAt: createGame(fixture).endsAt }));
  for (const { fixture, endsAt } of spans) {
    const { sportId } = fixture;
    if (endsAt < MIDNIGHT || endsAt >= MIDNIGHT + 7 * DAY_MS) continue;
    const inPlay = spans.filter(
      (other) =>
        other.fixture.sportId === sportId &&
        other.fixture.startsAt <= endsAt &&
        other.endsAt > endsAt,
    );
    const isWeekend = ['Sat', 'Sun'].includes(lagosDay(endsAt).slice(0, 3));
    const least = (isWeekend ? LEAST_IN_PLAY : LEAST_ON_WEEKDAYS)[sportId];
    expect(inPlay.length, fixture.gameId).toBeGreaterThanOrEqual(least);
  }
});
