import type { Market } from '../../../src/contract/betting/market.ts';
import { isOver } from '../../../src/domain/market/marketState.ts';
import { isAsGoodAs } from '../../../src/domain/market/matching.ts';
import { survives, type Turn } from '../../../src/domain/market/order.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { MarketStep } from '../../world/markets/marketStep.ts';
import type { Operator } from '../operator.ts';
import { type Money, othersBeside, othersMoney, standsIn } from './book.ts';

type Trades = MarketStep['trades'];

/** What ends the wait of an order at this instant; undefined when it waits on. */
export function turnFor(
  { world }: Operator,
  market: Market | undefined,
  row: BetRow,
  at: number,
): Turn | undefined {
  const isEnd = !market || isOver(market.status);
  const turn: Turn | undefined = isEnd ? 'close' : world.turnAt(row.marketId, at);
  return turn && !survives(row.rest, turn) ? turn : undefined;
}

/** The world's money that meets an order's limit: a price that came to it, or traded through. */
export function moneyMeeting(operator: Operator, market: Market, row: BetRow, at: number): Money[] {
  const meeting: Money[] = [];
  for (const money of othersMoney(operator, market, row.runnerId, row.side, at)) {
    if (!isAsGoodAs(row.side, money.priceHundredths, row.askedHundredths)) break;
    meeting.push(money);
  }
  return meeting;
}

/** Whether a trade of the world reaches an order: in its column, at its price or a worse one for the taker. */
function isReached(row: BetRow, trades: Trades): boolean {
  return trades.some(
    ({ runnerId, side, priceHundredths }) =>
      runnerId === row.runnerId &&
      side === standsIn(row.side) &&
      isAsGoodAs(side, row.askedHundredths, priceHundredths),
  );
}

/** The world's trades in a market at an instant. A runner whose money a command has set has none. */
export function tradesAt({ world, db }: Operator, marketId: string, at: number): Trades {
  const { trades = [] } = world.step(marketId, at) ?? {};
  const set = db.books.get(marketId)?.set ?? [];
  return set.length === 0
    ? trades
    : trades.filter(({ runnerId }) => !set.some((one) => one.runnerId === runnerId));
}

/** Whether anything happens to one of these orders at this instant. */
export function isAffected(
  operator: Operator,
  market: Market | undefined,
  rows: readonly BetRow[],
  at: number,
): boolean {
  if (rows.some((row) => turnFor(operator, market, row, at))) return true;
  if (market?.status !== 'open') return false;
  const trades = tradesAt(operator, market.marketId, at);
  return rows.some(
    (row) =>
      isReached(row, trades) ||
      row.aheadKobo > othersBeside(operator, market, row, at) ||
      moneyMeeting(operator, market, row, at).length > 0,
  );
}
