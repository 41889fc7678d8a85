import type {
  Market,
  MarketStatus,
  Runner,
  SportEvent,
} from '../../src/contract/betting/market.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import type { Fixture } from '../world/fixtures.ts';
import { runnerStatus } from '../world/markets/runnersAt.ts';
import { tablesOf } from './casino/tables.ts';
import { virtualsOf } from './casino/virtuals.ts';
import type { Operator } from './operator.ts';
import { showBook } from './orders/book.ts';

export interface Game {
  event: SportEvent;
  markets: Market[];
}

/** The listed events with the operator's decisions applied. */
export function eventsNow(
  operator: Operator,
  isWanted?: (fixture: Pick<Fixture, 'sportId' | 'startsAt'>) => boolean,
): SportEvent[] {
  const { world, clock, db } = operator;
  const at = clock.now();
  const decided = new Set([
    ...db.overrides.all().map(({ marketId }) => marketId.split(':')[0]),
    ...db.books.all().map(({ gameId }) => gameId),
  ]);
  return world.events(at, isWanted).map((event) => {
    if (decided.has(event.gameId)) return gameNow(operator, event.gameId, at)?.event ?? event;
    return isStopped(operator, event.matchOddsStatus) ? unpriced(event, 'suspended') : event;
  });
}

/** A game with the operator's decisions about its markets applied. */
export function gameNow(operator: Operator, gameId: string, at: number): Game | undefined {
  const game = operator.world.event(gameId, at);
  const { overrides, books } = operator.db;
  const isTouched = ({ marketId }: Market) => overrides.get(marketId) ?? books.get(marketId);
  if (!game || (operator.settings.trading !== 'suspended' && !game.markets.some(isTouched))) {
    return game;
  }
  const markets = game.markets.map((market) =>
    showBook(operator, overridden(operator, market), at),
  );
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
export function roundNow(operator: Operator, gameId: string, at: number) {
  const now = tablesOf(operator).at(gameId, at);
  if (now) return { event: now.table, markets: [overridden(operator, now.market)] };
  const match = virtualsOf(operator).match(gameId, at);
  return match && { event: match, markets: match.markets.map((one) => overridden(operator, one)) };
}

function isStopped({ settings }: Operator, status: MarketStatus): boolean {
  return settings.trading === 'suspended' && status === 'open';
}

/** A market of a match, a live table or a virtual match, with the operator's decision applied, as players see it. */
export function marketNow(operator: Operator, marketId: string, at: number): Market | undefined {
  const market = worldMarket(operator, marketId, at);
  return market && showBook(operator, market, at);
}

/** The same with the world's money only, as if no player had ever ordered or taken anything. */
export function worldMarket(operator: Operator, marketId: string, at: number): Market | undefined {
  const market =
    operator.world.market(marketId, at) ??
    tablesOf(operator).market(marketId, at) ??
    virtualsOf(operator).market(marketId, at);
  return market && overridden(operator, market);
}

/** A market with its withdrawn runners marked, and the operator's decision applied. */
function overridden(operator: Operator, market: Market): Market {
  const { withdrawn = [] } = operator.db.books.get(market.marketId) ?? {};
  if (withdrawn.length === 0) return decided(operator, market);
  const ids = withdrawn.map(({ runnerId }) => runnerId);
  const runners = market.runners.map((runner) =>
    ids.includes(runner.runnerId)
      ? { ...runner, status: 'removed' as const, back: [], lay: [] }
      : runner,
  );
  return decided(operator, { ...market, runners });
}

function decided(operator: Operator, market: Market): Market {
  const override = operator.db.overrides.get(market.marketId);
  const stopped = isStopped(operator, market.status);
  if (!override && !stopped) return market;
  const status = stopped ? 'suspended' : (override?.status ?? market.status);
  const version = market.version + (override?.versionsAdded ?? 0);
  if (status === 'open' || status === 'ball_running') return { ...market, status, version };
  const { result } = override ?? {};
  const runners = market.runners.map((runner) => ({
    ...runner,
    back: [],
    lay: [],
    ...(result && runner.status !== 'removed' && withResult(runner, result)),
  }));
  return { ...market, status, version, runners };
}

/** What the operator's result makes of a runner, in place of the world's. */
function withResult({ runnerId }: Runner, result: Result): Partial<Runner> {
  const line = result.kind === 'line' && { line: { no: result.value, yes: result.value } };
  return { status: runnerStatus(result, runnerId), ...line };
}

export type KnownResult = Result & { settledAt: number };

/** A market's result once it is known at `at`; the operator's overrides the world's. */
export function resultOf(
  operator: Operator,
  marketId: string,
  at: number,
): KnownResult | undefined {
  const override = operator.db.overrides.get(marketId);
  if (override?.result) return { ...override.result, settledAt: override.at };
  return (
    operator.world.result(marketId, at) ??
    tablesOf(operator).result(marketId, at) ??
    virtualsOf(operator).result(marketId, at)
  );
}

/** Whether a game may differ between two instants. */
export function hasMoved(
  { world, db }: Operator,
  gameId: string,
  from: number,
  to: number,
): boolean {
  if (world.nextChange(gameId, from) <= to) return true;
  const isOf = ({ marketId, at }: { marketId: string; at: number }) =>
    at >= from && marketId.startsWith(gameId);
  return db.overrides.all().some(isOf) || db.books.all().some(isOf);
}
