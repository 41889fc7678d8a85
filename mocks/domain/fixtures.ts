import type { Market, MarketStatus, SportEvent } from '../../src/contract/betting/market.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import type { Fixture } from '../world/fixtures.ts';
import { tablesOf } from './casino/tables.ts';
import { virtualsOf } from './casino/virtuals.ts';
import type { House } from './house.ts';
import { showBook } from './orders/book.ts';

export interface Game {
  event: SportEvent;
  markets: Market[];
}

/** The listed events with the operator's decisions applied. */
export function eventsNow(
  house: House,
  isWanted?: (fixture: Pick<Fixture, 'sportId' | 'startsAt'>) => boolean,
): SportEvent[] {
  const { world, clock, db } = house;
  const at = clock.now();
  const decided = new Set([
    ...db.overrides.all().map(({ marketId }) => marketId.split(':')[0]),
    ...db.books.all().map(({ gameId }) => gameId),
  ]);
  return world.events(at, isWanted).map((event) => {
    if (decided.has(event.gameId)) return gameNow(house, event.gameId, at)?.event ?? event;
    return isStopped(house, event.matchOddsStatus) ? unpriced(event, 'suspended') : event;
  });
}

/** A game with the operator's decisions about its markets applied. */
export function gameNow(house: House, gameId: string, at: number): Game | undefined {
  const game = house.world.event(gameId, at);
  const { overrides, books } = house.db;
  const isTouched = ({ marketId }: Market) => overrides.get(marketId) ?? books.get(marketId);
  if (!game || (house.settings.trading !== 'suspended' && !game.markets.some(isTouched))) {
    return game;
  }
  const markets = game.markets.map((market) => showBook(house, overridden(house, market), at));
  const main = markets.find(({ kind }) => kind === 'match_odds');
  if (!main) return { event: game.event, markets };
  const isChanged = main.status !== game.event.matchOddsStatus;
  const event = isChanged ? unpriced(game.event, main.status) : priced(game.event, main);
  return { event: { ...event, matched: main.matched }, markets };
}

/** A listed event with the best prices of its match odds. */
function priced(event: SportEvent, main: Market): SportEvent {
  const runners = main.runners.map(({ runnerId, name, back, lay }) => ({
    runnerId,
    name,
    ...(back[0] && { back: back[0][0] }),
    ...(lay[0] && { lay: lay[0][0] }),
  }));
  return { ...event, runners };
}

/** A listed event while its match odds take no bets. */
function unpriced(event: SportEvent, matchOddsStatus: MarketStatus): SportEvent {
  const runners = event.runners.map(({ runnerId, name }) => ({ runnerId, name }));
  return { ...event, matchOddsStatus, runners };
}

/** A live table or a virtual match with its round's markets, as a bet needs them. */
export function roundNow(house: House, gameId: string, at: number) {
  const now = tablesOf(house).at(gameId, at);
  if (now) return { event: now.table, markets: [overridden(house, now.market)] };
  const match = virtualsOf(house).match(gameId, at);
  return match && { event: match, markets: match.markets.map((one) => overridden(house, one)) };
}

function isStopped({ settings }: House, status: MarketStatus): boolean {
  return settings.trading === 'suspended' && status === 'open';
}

/** A market of a match, a live table or a virtual match, with the operator's decision applied, as players see it. */
export function marketNow(house: House, marketId: string, at: number): Market | undefined {
  const market = worldMarket(house, marketId, at);
  return market && showBook(house, market, at);
}

/** The same with the world's money only, as if no player had ever ordered or taken anything. */
export function worldMarket(house: House, marketId: string, at: number): Market | undefined {
  const market =
    house.world.market(marketId, at) ??
    tablesOf(house).market(marketId, at) ??
    virtualsOf(house).market(marketId, at);
  return market && overridden(house, market);
}

/** A market with its withdrawn runners marked, and the operator's decision applied. */
function overridden(house: House, market: Market): Market {
  const { withdrawn = [] } = house.db.books.get(market.marketId) ?? {};
  if (withdrawn.length === 0) return decided(house, market);
  const ids = withdrawn.map(({ runnerId }) => runnerId);
  const runners = market.runners.map((runner) =>
    ids.includes(runner.runnerId)
      ? { ...runner, status: 'removed' as const, back: [], lay: [] }
      : runner,
  );
  return decided(house, { ...market, runners });
}

function decided(house: House, market: Market): Market {
  const override = house.db.overrides.get(market.marketId);
  const stopped = isStopped(house, market.status);
  if (!override && !stopped) return market;
  const status = stopped ? 'suspended' : (override?.status ?? market.status);
  const version = market.version + (override?.versionsAdded ?? 0);
  if (status === 'open' || status === 'ball_running') return { ...market, status, version };
  const runners = market.runners.map((runner) => ({ ...runner, back: [], lay: [] }));
  return { ...market, status, version, runners };
}

export type KnownResult = Result & { settledAt: number };

/** A market's result once it is known at `at`; the operator's overrides the world's. */
export function resultOf(house: House, marketId: string, at: number): KnownResult | undefined {
  const override = house.db.overrides.get(marketId);
  if (override?.result) return { ...override.result, settledAt: override.at };
  return (
    house.world.result(marketId, at) ??
    tablesOf(house).result(marketId, at) ??
    virtualsOf(house).result(marketId, at)
  );
}

/** Whether a game may differ between two instants. */
export function hasMoved({ world, db }: House, gameId: string, from: number, to: number): boolean {
  if (world.nextChange(gameId, from) <= to) return true;
  const isOf = ({ marketId, at }: { marketId: string; at: number }) =>
    at >= from && marketId.startsWith(gameId);
  return db.overrides.all().some(isOf) || db.books.all().some(isOf);
}
