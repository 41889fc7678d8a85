import type { CouponMarket } from '../../src/contract/betting/coupon.ts';
import type { Market, PriceLevel, SportEvent } from '../../src/contract/betting/market.ts';
import type { MarketHistory } from '../../src/contract/betting/marketHistory.ts';
import type { MatchStatistics } from '../../src/contract/betting/statistics.ts';
import type { Named } from '../../src/domain/sportsbook/combination.ts';
import { findFixture, fixturesOn, prepareDay } from './calendar/days.ts';
import { textKey } from './chance/hash.ts';
import { createGame, prepareGame } from './createGame.ts';
import type { Scorecard } from './cricket/scorecard.ts';
import { listedEvent, nextGameChange, wholeEventAt } from './eventAt.ts';
import { featuredOf } from './featuredOf.ts';
import type { Fixture } from './fixtures.ts';
import type { Game, Incident } from './game.ts';
import { DAYS_LISTED, isListed } from './listed.ts';
import type { CouponResult } from './markets/couponPlan.ts';
import type { Column } from './markets/livingMarket.ts';
import type { MarketStep } from './markets/marketStep.ts';
import type { Traded } from './markets/tape.ts';
import type { MarketResult } from './result.ts';
import { prepareStatistics, statisticsAt } from './statistics/statisticsAt.ts';
import { nextMarketStep, turnOf } from './turns.ts';

/**
 * All matches there ever are. Each answer depends only on the seed and the instant. Prices in answers are
 * shared objects: do not change them.
 */
export interface World {
  /**
   * The events listed at an instant: in play, then upcoming by start, then finished. Leading competitions are
   * listed from two days back to five days ahead, the others for half a day back and a day ahead. Those not
   * wanted cost nothing.
   */
  events(at: number, isWanted?: (fixture: Fixture) => boolean): SportEvent[];
  /** What starts on a Lagos day, listed or not. */
  fixtures(at: number): readonly Fixture[];
  /** Works out the matches listed at an instant one by one, so that the first who asks need not wait. */
  prepare(at: number): Generator<void, void>;
  /** Any match by its id, listed or not, once it is known who plays. */
  event(gameId: string, at: number): { event: SportEvent; markets: Market[] } | undefined;
  market(marketId: string, at: number): Market | undefined;
  /** All the money in a column of a book, best price first; undefined where the market shows all it has. */
  column(marketId: string, at: number, of: Column): Iterable<PriceLevel> | undefined;
  /** What trades in a market at exactly this instant; undefined while it is not open. */
  step(marketId: string, at: number): MarketStep | undefined;
  /** Money that the world has traded at each price by an instant, by runner. */
  traded(marketId: string, at: number): Traded;
  /** Prices and volume of a market since it opened; undefined before it is listed. */
  history(marketId: string, at: number): MarketHistory | undefined;
  /** When anything next happens in the market after `at`: a tick, another status, a turn of its match. */
  nextStep(marketId: string, at: number): number;
  /** The turn of the market's match at exactly this instant: in play, a goal, a wicket or the end of a set. */
  turnAt(marketId: string, at: number): 'in-play' | 'incident' | undefined;
  /** The result of a market that is settled at `at`. */
  result(marketId: string, at: number): MarketResult | undefined;
  /** A match's fixed-odds markets, or the first of them, the winner first; and the number of those not decided yet. */
  coupons(gameId: string, at: number, most?: number): CouponMarket[] | undefined;
  couponCount(gameId: string, at: number): number;
  coupon(marketId: string, at: number): CouponMarket | undefined;
  /** Selections of one match at one price; undefined for what cannot be combined. */
  combination(name: Named, at: number): CouponMarket | undefined;
  /** Each selection's result, once the market is settled at `at`. */
  couponResult(marketId: string, at: number): CouponResult | undefined;
  /** When anything of the match may next change after `at`; infinite at its end. */
  nextChange(gameId: string, at: number): number;
  /** The next wicket, goal, set or the like after `at`. */
  nextIncident(gameId: string, at: number): Incident | undefined;
  /** Batters, bowlers and last balls; only for cricket that is in play or finished. */
  scorecard(gameId: string, at: number): Scorecard | undefined;
  /** Form, meetings, table, line-ups and live figures, once it is known who plays. */
  statistics(gameId: string, at: number): MatchStatistics | undefined;
  /** Works these out match by match, so that others need not wait. */
  prepareStatistics(gameId: string, at: number): Generator<void, void>;
  /** Of cricket in play, not in a break: the furthest on with two hours to go, else the one that lasts longest. */
  featured(at: number): string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// A bit more than a day of matches, because the same ones are asked for again and again.
const GAMES_KEPT = 600;

/** Creates the world of a seed. Matches are computed when they are asked for, then cached. */
export function createWorld(seed: string): World {
  const seedKey = textKey(seed);
  const games = new Map<string, Game>();
  const days = new Map<number, Fixture[]>();

  const numberOf = (at: number) => Math.floor((at + HOUR_MS) / DAY_MS);
  const dayOf = (at: number) => {
    const day = numberOf(at);
    const known = days.get(day);
    if (known) return known;
    const fixtures = fixturesOn(seedKey, at);
    days.set(day, fixtures);
    return fixtures;
  };
  const gameOf = (fixture: Fixture) => {
    const known = games.get(fixture.gameId);
    if (known) return known;
    const game = createGame(fixture);
    games.set(fixture.gameId, game);
    const [oldest] = games.keys();
    if (games.size > GAMES_KEPT && oldest !== undefined) games.delete(oldest);
    return game;
  };
  const findGame = (gameId: string) => {
    const known = games.get(gameId);
    if (known) return known;
    const fixture = findFixture(seedKey, gameId);
    return fixture && gameOf(fixture);
  };
  const gameOfMarket = (marketId: string) => findGame(marketId.slice(0, marketId.indexOf(':')));
  const findMarket = (marketId: string) => gameOfMarket(marketId)?.markets().get(marketId);
  const findCoupon = (marketId: string) => gameOfMarket(marketId)?.coupons().get(marketId);

  const listedAt = (at: number) =>
    DAYS_LISTED.flatMap((offset) => dayOf(at + offset * DAY_MS)).filter((fixture) =>
      isListed(fixture, at),
    );

  return {
    fixtures: dayOf,
    *prepare(at) {
      for (const offset of DAYS_LISTED) {
        const then = at + offset * DAY_MS;
        if (!days.has(numberOf(then))) yield* prepareDay(seedKey, then);
        const fixtures = dayOf(then);
        yield;
        for (const fixture of fixtures) {
          if (!isListed(fixture, at) || games.has(fixture.gameId)) continue;
          yield* prepareGame(fixture);
          listedEvent(gameOf(fixture), at);
          yield;
        }
      }
    },
    events(at, isWanted = () => true) {
      const rank = { inplay: 0, upcoming: 1, finished: 2 };
      return listedAt(at)
        .filter(isWanted)
        .map((fixture) => listedEvent(gameOf(fixture), at))
        .sort(
          (one, other) => rank[one.status] - rank[other.status] || one.startsAt - other.startsAt,
        );
    },
    event(gameId, at) {
      const game = findGame(gameId);
      if (!game || at < game.fixture.knownAt) return undefined;
      const shown = [...game.markets().values()].filter((market) => market.isShownAt(at));
      return {
        event: wholeEventAt(game, at),
        markets: shown.flatMap((market) => market.at(at) ?? []),
      };
    },
    market: (marketId, at) => findMarket(marketId)?.at(at),
    column: (marketId, at, of) => findMarket(marketId)?.columnAt(at, of),
    step: (marketId, at) => findMarket(marketId)?.stepAt(at),
    traded: (marketId, at) => findMarket(marketId)?.tradedAt(at) ?? new Map(),
    history: (marketId, at) => findMarket(marketId)?.historyAt(at),
    nextStep(marketId, at) {
      const game = gameOfMarket(marketId);
      const market = game?.markets().get(marketId);
      return game && market ? nextMarketStep(game, market, at) : Number.POSITIVE_INFINITY;
    },
    turnAt(marketId, at) {
      const game = gameOfMarket(marketId);
      return game && turnOf(game, at);
    },
    result: (marketId, at) => findMarket(marketId)?.resultAt(at),
    coupons(gameId, at, most) {
      const coupons = findGame(gameId)?.coupons();
      return (
        coupons && [...coupons.values()].slice(0, most).flatMap((coupon) => coupon.at(at) ?? [])
      );
    },
    couponCount: (gameId, at) =>
      [...(findGame(gameId)?.coupons().values() ?? [])].filter((one) => one.isOfferedAt(at)).length,
    coupon: (marketId, at) => findCoupon(marketId)?.at(at),
    combination: (name, at) => gameOfMarket(name.marketId)?.combination(name)?.at(at),
    couponResult: (marketId, at) => findCoupon(marketId)?.resultAt(at),
    nextChange(gameId, at) {
      const game = findGame(gameId);
      return game ? nextGameChange(game, at) : Number.POSITIVE_INFINITY;
    },
    nextIncident: (gameId, at) =>
      findGame(gameId)
        ?.incidents()
        .find((incident) => incident.at > at),
    scorecard: (gameId, at) => findGame(gameId)?.scorecardAt?.(at),
    statistics: (gameId, at) => statisticsAt(seedKey, findGame(gameId), at),
    prepareStatistics: (gameId, at) => prepareStatistics(seedKey, findGame(gameId)?.fixture, at),
    featured: (at) => featuredOf([...dayOf(at - DAY_MS), ...dayOf(at)], gameOf, at),
  };
}
