import { nextScoreAt } from './eventAt.ts';
import type { Fixture } from './fixtures.ts';
import type { Game } from './game.ts';

const CRICKET = 4;
const LEFT_MS = 2 * 3_600_000;
// A longer gap between balls is a break.
const PAUSE_MS = 5 * 60_000;

/** Of cricket in play, not in a break: the furthest on with two hours to go, else the one that lasts longest. */
export function featuredOf(
  fixtures: readonly Fixture[],
  gameOf: (fixture: Fixture) => Game,
  at: number,
): string {
  const live = fixtures
    .filter(({ sportId, startsAt }) => sportId === CRICKET && startsAt <= at)
    .map(gameOf)
    .sort((one, other) => one.fixture.startsAt - other.fixture.startsAt);
  const lasting = live.filter(({ endsAt }) => endsAt > at + LEFT_MS);
  const game =
    lasting.find((one) => nextScoreAt(one, at) < at + PAUSE_MS) ??
    lasting[0] ??
    live.toSorted((one, other) => other.endsAt - one.endsAt)[0];
  return game?.fixture.gameId ?? '';
}
