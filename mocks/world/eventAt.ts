import type { SportEvent } from '../../src/contract/market.ts';
import type { Game } from './game.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';

/** A match in short, as lists show it. */
export function eventAt(game: Game, at: number): SportEvent {
  const { fixture, endsAt } = game;
  const matchOdds = game.matchOdds.at(at);
  const inPlay = fixture.startsAt <= at && at < endsAt;
  const scores = at < fixture.startsAt ? [] : game.scores();
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
    runners: (matchOdds?.runners ?? []).map(({ runnerId, name, back, lay }) => ({
      runnerId,
      name,
      ...(back[0] && { back: back[0][0] }),
      ...(lay[0] && { lay: lay[0][0] }),
    })),
    matchOddsStatus: matchOdds?.status ?? 'inactive',
  };
}

export function nextGameChange(game: Game, at: number): number {
  const { fixture, endsAt } = game;
  const scores = game.scores();
  const score = scores[lastAtOrBefore(scores, at) + 1];
  const turns = [fixture.startsAt, endsAt, score?.at ?? Number.POSITIVE_INFINITY];
  return Math.min(
    ...turns.filter((turn) => turn > at),
    ...[...game.markets().values()].map((market) => market.nextAfter(at)),
  );
}
