import type { Game, Incident } from './game.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';
import type { LivingMarket } from './markets/livingMarket.ts';

/** What ends the wait of orders: of each sport what moves its prices most. */
const TURNS: readonly Incident['what'][] = ['goal', 'wicket', 'set'];

/** The turn of a match at exactly this instant. A red card or a video check suspends, but is none. */
export function turnOf(game: Game, at: number): 'in-play' | 'incident' | undefined {
  if (at === game.fixture.startsAt) return 'in-play';
  const isTurn = game.incidents().some(({ at: when, what }) => when === at && TURNS.includes(what));
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
