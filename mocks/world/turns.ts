import type { Game } from './game.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';
import type { LivingMarket } from './markets/livingMarket.ts';

/** The turn of a match at exactly this instant. A red card or a video check suspends, but is none. */
export function turnOf(game: Game, at: number): 'in-play' | 'incident' | undefined {
  if (at === game.fixture.startsAt) return 'in-play';
  const isTurn = game
    .incidents()
    .some((one) => one.at === at && (one.what === 'goal' || one.what === 'wicket'));
  return isTurn ? 'incident' : undefined;
}

/** When anything next happens in a market after `at`; infinite once it is settled. */
export function nextMarketStep(game: Game, market: LivingMarket, at: number): number {
  const next = market.nextAfter(at);
  const { startsAt } = game.fixture;
  if (at < startsAt) return Math.min(next, startsAt);
  const incidents = game.incidents();
  const incident = incidents[lastAtOrBefore(incidents, at) + 1];
  return next === Number.POSITIVE_INFINITY ? next : Math.min(next, incident?.at ?? next);
}
