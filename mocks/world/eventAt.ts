import type { SportEvent } from '../../src/contract/betting/market.ts';
import type { Game } from './game.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';

/** A match as lists show it. */
function eventAt(game: Game, at: number): SportEvent {
  const { fixture, endsAt } = game;
  const matchOdds = game.matchOdds.at(at);
  const inPlay = fixture.startsAt <= at && at < endsAt;
  // A match that is postponed says so before it would have begun.
  const scores = at < Math.min(fixture.startsAt, endsAt) ? [] : game.scores();
  const score = scores[lastAtOrBefore(scores, at)]?.score();
  return {
    gameId: fixture.gameId,
    sportId: fixture.sportId,
    competition: fixture.competition.name,
    name: `${fixture.home} v ${fixture.away}`,
    startsAt: fixture.startsAt,
    inPlay,
    status: inPlay ? 'inplay' : at < endsAt ? 'upcoming' : 'finished',
    ...(score && { score }),
    hasBookmaker: game.hasBookmaker,
    hasFancy: game.hasFancy,
    matched: matchOdds?.matched ?? 0,
    ...(matchOdds && { matchOddsId: matchOdds.marketId }),
    runners: (matchOdds?.runners ?? []).map(({ runnerId, name, back, lay }) => ({
      runnerId,
      name,
      ...(back[0] && { back: back[0][0] }),
      ...(lay[0] && { lay: lay[0][0] }),
    })),
    matchOddsStatus: matchOdds?.status ?? 'inactive',
  };
}

const listed = new WeakMap<Game, { from: number; until: number; event: SportEvent }>();

/**
 * The same, worked out once until it changes: a list has hundreds of matches, and the worlds of a server mostly
 * look at the same instant. Do not change it.
 */
export function listedEvent(game: Game, at: number): SportEvent {
  const known = listed.get(game);
  if (known && known.from <= at && at < known.until) return known.event;
  const { startsAt } = game.fixture;
  const turns = [startsAt, game.endsAt].filter((turn) => turn > at);
  const until = Math.min(
    ...turns,
    game.matchOdds.nextAfter(at),
    at < Math.min(startsAt, game.endsAt) ? startsAt : nextScoreAt(game, at),
  );
  const event = eventAt(game, at);
  listed.set(game, { from: at, until, event });
  return event;
}

/** A match as its own page shows it, with the full score. */
export function wholeEventAt(game: Game, at: number): SportEvent {
  const event = eventAt(game, at);
  const { score, inPlay } = event;
  return score && inPlay ? { ...event, score: { ...score, ...game.boardAt(at) } } : event;
}

/** When the score next changes after `at`; infinite at the end. */
export function nextScoreAt(game: Game, at: number): number {
  const scores = game.scores();
  return scores[lastAtOrBefore(scores, at) + 1]?.at ?? Number.POSITIVE_INFINITY;
}

export function nextGameChange(game: Game, at: number): number {
  const { knownAt, startsAt } = game.fixture;
  const turns = [knownAt, startsAt, game.endsAt, nextScoreAt(game, at)];
  return Math.min(
    ...turns.filter((turn) => turn > at),
    ...[...game.markets().values()].map((market) => market.nextAfter(at)),
  );
}
