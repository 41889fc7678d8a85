import type { Market, SportEvent } from '../../src/contract/market.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import type { House } from './house.ts';

export interface Game {
  event: SportEvent;
  markets: Market[];
}

export function eventsNow({ world, clock }: House): SportEvent[] {
  return world.events(clock.now());
}

/** A game as the world has it, under what the operator has decided about its markets. */
export function gameNow(house: House, gameId: string, at: number): Game | undefined {
  const game = house.world.event(gameId, at);
  if (!game || (house.db.overrides.size === 0 && house.settings.trading !== 'suspended'))
    return game;
  const markets = game.markets.map((market) => overridden(house, market));
  const main = markets.find(({ kind }) => kind === 'match_odds');
  return {
    event: { ...game.event, ...(main && { matchOddsStatus: main.status }) },
    markets,
  };
}

export function marketNow(house: House, marketId: string, at: number): Market | undefined {
  const market = house.world.market(marketId, at);
  return market && overridden(house, market);
}

function overridden({ db, settings }: House, market: Market): Market {
  const override = db.overrides.get(market.marketId);
  const isStopped = settings.trading === 'suspended' && market.status === 'open';
  if (!override && !isStopped) return market;
  const status = isStopped ? 'suspended' : (override?.status ?? market.status);
  const isPriced = status === 'open' || status === 'ball_running';
  const version = market.version + (override?.versionsAdded ?? 0);
  const runners = isPriced
    ? market.runners
    : market.runners.map((runner) => ({ ...runner, back: [], lay: [] }));
  return { ...market, status, version, runners };
}

export type KnownResult = Result & { settledAt: number };

/** The result of a market once it is known at `at`: the operator's before the world's. */
export function resultOf(house: House, marketId: string, at: number): KnownResult | undefined {
  const override = house.db.overrides.get(marketId);
  if (override?.result) return { ...override.result, settledAt: override.at };
  return house.world.result(marketId, at);
}

/** Whether a game can look different at `to` from what it was at `from`. */
export function hasMoved({ world, db }: House, gameId: string, from: number, to: number): boolean {
  if (world.nextChange(gameId, from) <= to) return true;
  return db.overrides.all().some(({ marketId, at }) => marketId.startsWith(gameId) && at >= from);
}
