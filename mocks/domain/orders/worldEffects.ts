import type { Market } from '../../../src/contract/betting/market.ts';
import { bestFirst } from '../../../src/domain/market/column.ts';
import { isAsGoodAs } from '../../../src/domain/market/matching.ts';
import { survives, type Turn } from '../../../src/domain/market/order.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { MarketStep } from '../../world/markets/marketStep.ts';
import type { House } from '../house.ts';
import { type Money, othersMoney, standsIn } from './book.ts';

type Trades = MarketStep['trades'];

/** What ends the wait of an order at this instant; undefined when it waits on. */
export function turnFor(
  { world }: House,
  market: Market | undefined,
  row: BetRow,
  at: number,
): Turn | undefined {
  const isOver =
    !market || !['inactive', 'open', 'suspended', 'ball_running'].includes(market.status);
  const turn: Turn | undefined = isOver ? 'close' : world.turnAt(row.marketId, at);
  return turn && !survives(row.rest, turn) ? turn : undefined;
}

/**
 * How much of the world's money can still stand before an order: none, if its price is better than any other
 * in its column. Infinite where the world does not show so deep.
 */
export function mostAhead(house: House, market: Market, row: BetRow, at: number): number {
  const side = standsIn(row.side);
  const column = othersMoney(house, market, row.runnerId, side, at);
  const level = column.find(({ priceHundredths }) => priceHundredths === row.askedHundredths);
  if (level) return level.kobo;
  const worst = bestFirst(side, column).at(-1);
  const isShown = !worst || isAsGoodAs(side, row.askedHundredths, worst.priceHundredths);
  return isShown ? 0 : Number.POSITIVE_INFINITY;
}

/** The world's money that meets an order's limit: a price that came to it, or traded through. */
export function moneyMeeting(house: House, market: Market, row: BetRow, at: number): Money[] {
  const column = othersMoney(house, market, row.runnerId, row.side, at);
  return column.filter(({ priceHundredths }) =>
    isAsGoodAs(row.side, priceHundredths, row.askedHundredths),
  );
}

/** Whether a trade of the world reaches an order: in its column, at its price or a worse one for the taker. */
function isReached(row: BetRow, trades: Trades): boolean {
  return trades.some(
    ({ runnerId, trade }) =>
      runnerId === row.runnerId &&
      trade.side === standsIn(row.side) &&
      trade.kobo > 0 &&
      isAsGoodAs(trade.side, row.askedHundredths, trade.priceHundredths),
  );
}

/** The world's trades in a market at an instant. A runner whose money a command has set has none. */
export function tradesAt({ world, db }: House, marketId: string, at: number): Trades {
  const { trades = [] } = world.step(marketId, at) ?? {};
  const set = db.books.get(marketId)?.set ?? [];
  return set.length === 0
    ? trades
    : trades.filter(({ runnerId }) => !set.some((one) => one.runnerId === runnerId));
}

/** Whether anything happens to one of these orders at this instant. */
export function isAffected(
  house: House,
  market: Market | undefined,
  rows: readonly BetRow[],
  at: number,
): boolean {
  if (rows.some((row) => turnFor(house, market, row, at))) return true;
  if (market?.status !== 'open') return false;
  const trades = tradesAt(house, market.marketId, at);
  return rows.some(
    (row) =>
      isReached(row, trades) ||
      row.aheadKobo > mostAhead(house, market, row, at) ||
      moneyMeeting(house, market, row, at).length > 0,
  );
}
