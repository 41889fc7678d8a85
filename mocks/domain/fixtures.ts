import type { Market, MarketStatus, SportEvent } from '../../src/contract/betting/market.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import { tablesOf } from './casino/tables.ts';
import type { House } from './house.ts';

export interface Game {
  event: SportEvent;
  markets: Market[];
}

/** The listed events with the operator's decisions applied. */
export function eventsNow(house: House): SportEvent[] {
  const { world, clock, db } = house;
  const at = clock.now();
  const decided = new Set(db.overrides.all().map(({ marketId }) => marketId.split(':')[0]));
  return world.events(at).map((event) => {
    if (decided.has(event.gameId)) return gameNow(house, event.gameId, at)?.event ?? event;
    return isStopped(house, event.matchOddsStatus) ? unpriced(event, 'suspended') : event;
  });
}

/** A game with the operator's decisions about its markets applied. */
export function gameNow(house: House, gameId: string, at: number): Game | undefined {
  const game = house.world.event(gameId, at);
  if (!game || (house.db.overrides.size === 0 && house.settings.trading !== 'suspended')) {
    return game;
  }
  const markets = game.markets.map((market) => overridden(house, market));
  const main = markets.find(({ kind }) => kind === 'match_odds');
  const isChanged = main && main.status !== game.event.matchOddsStatus;
  return { event: isChanged ? unpriced(game.event, main.status) : game.event, markets };
}

/** A listed event while its match odds take no bets. */
function unpriced(event: SportEvent, matchOddsStatus: MarketStatus): SportEvent {
  const runners = event.runners.map(({ runnerId, name }) => ({ runnerId, name }));
  return { ...event, matchOddsStatus, runners };
}

/** A live table with its round's market, as a bet needs them. */
export function tableNow(house: House, tableId: string, at: number) {
  const now = tablesOf(house).at(tableId, at);
  return now && { event: now.table, markets: [overridden(house, now.market)] };
}

function isStopped({ settings }: House, status: MarketStatus): boolean {
  return settings.trading === 'suspended' && status === 'open';
}

/** A market of a match or a live table, with the operator's decision applied. */
export function marketNow(house: House, marketId: string, at: number): Market | undefined {
  const market = house.world.market(marketId, at) ?? tablesOf(house).market(marketId, at);
  return market && overridden(house, market);
}

function overridden(house: House, market: Market): Market {
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
  return house.world.result(marketId, at) ?? tablesOf(house).result(marketId, at);
}

/** Whether a game may differ between two instants. */
export function hasMoved({ world, db }: House, gameId: string, from: number, to: number): boolean {
  if (world.nextChange(gameId, from) <= to) return true;
  return db.overrides.all().some(({ marketId, at }) => marketId.startsWith(gameId) && at >= from);
}
