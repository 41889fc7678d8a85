import { describe, expect, test } from 'vitest';
import type { SportId } from '../../src/contract/betting/market.ts';
import { fixturesOn } from './calendar/days.ts';
import { textKey } from './chance/hash.ts';
import { createGame } from './createGame.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

/** Home's price just before the start, as a chance, and whether home won. */
function homes(sportId: SportId): { chance: number; won: boolean }[] {
  return 'abcdefghijklmnopqrstuvwx'.split('').flatMap((seed) =>
    fixturesOn(textKey(seed), NOON)
      .filter((fixture) => fixture.sportId === sportId)
      .flatMap((fixture) => {
        const game = createGame(fixture);
        const runner = game.matchOdds.at(fixture.startsAt - 1)?.runners[0];
        const result = game.matchOdds.resultAt(Number.POSITIVE_INFINITY);
        const [back, lay] = [runner?.back[0]?.[0], runner?.lay[0]?.[0]];
        if (result?.kind !== 'winner' || back === undefined || lay === undefined) return [];
        return { chance: 200 / (back + lay), won: result.runnerId === runner?.runnerId };
      }),
  );
}

// Prices come from the same probabilities as the results, so knowing them gives no advantage.
describe.each([
  ['soccer', 1],
  ['tennis', 2],
  ['cricket', 4],
] as const)('%s', (_, sportId) => {
  const all = homes(sportId);

  test.each([
    ['outsiders', 0, 0.4],
    ['even sides', 0.4, 0.6],
    ['favourites', 0.6, 1],
  ])('%s win as often as their price says', (_name, from, to) => {
    const some = all.filter(({ chance }) => chance >= from && chance < to);
    const expected = some.reduce((sum, { chance }) => sum + chance, 0);
    const deviation = Math.sqrt(some.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));
    const won = some.filter((home) => home.won).length;
    expect(some.length).toBeGreaterThan(40);
    expect(Math.abs(won - expected)).toBeLessThan(3 * deviation);
  });
});
