import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import { bestFirst, takeFromColumn } from '../../../src/domain/market/column.ts';
import { isAsGoodAs } from '../../../src/domain/market/matching.ts';
import { turnText } from '../../../src/domain/market/order.ts';
import { serveQueue } from '../../../src/domain/market/queue.ts';
import type { Database } from '../../db/database.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeWaiting } from '../bets/betTerms.ts';
import { worldMarket } from '../fixtures.ts';
import { groupBy } from '../groupBy.ts';
import type { Operator } from '../operator.ts';
import { othersBeside, standsIn, waitingIn } from './book.ts';
import { noteTrade, takeOthers } from './changeBook.ts';
import { lapseRest } from './endRest.ts';
import { fillOrder } from './fillOrder.ts';
import { matchable } from './positions.ts';
import { isAffected, moneyMeeting, tradesAt, turnFor } from './worldEffects.ts';

/** Which instants of a market are known to change nothing for these rows. Never part of a world's state. */
const followed = new WeakMap<Database, Map<string, { rows: BetRow[]; to: number }>>();

/** The next instant until `until` at which the world does something to a market's waiting orders. */
export function nextEffect(
  operator: Operator,
  marketId: string,
  until: number,
): number | undefined {
  const { db, world } = operator;
  const known = followed.get(db) ?? new Map<string, { rows: BetRow[]; to: number }>();
  followed.set(db, known);
  const rows = waitingIn(operator, marketId);
  const before = known.get(marketId);
  const isSame =
    before?.rows.length === rows.length && rows.every((row, index) => row === before.rows[index]);
  let from = isSame ? before.to : Math.min(...rows.map(({ followedAt }) => followedAt));
  for (;;) {
    const at = world.nextStep(marketId, from);
    if (at > until) break;
    const due = rows.filter(({ followedAt }) => followedAt < at);
    if (isAffected(operator, worldMarket(operator, marketId, at), due, at)) return at;
    from = at;
  }
  known.set(marketId, { rows, to: from });
  return undefined;
}

/** Lets the world act on a market's waiting orders at one instant: turns, prices that came to them, trades. */
export function followBook(
  operator: Operator,
  marketId: string,
  at: number,
  trades = tradesAt(operator, marketId, at),
): void {
  const market = worldMarket(operator, marketId, at);
  for (const { betId } of waitingIn(operator, marketId)) {
    const row = operator.db.bets.update(betId, { followedAt: at });
    const turn = turnFor(operator, market, row, at);
    if (turn) lapse(operator, row, turn, at);
  }
  if (market?.status !== 'open') return;
  for (const row of waitingIn(operator, marketId)) {
    const most = othersBeside(operator, market, row, at);
    if (row.aheadKobo > most) operator.db.bets.update(row.betId, { aheadKobo: most });
  }
  for (const side of ['back', 'lay'] as const) meetMoney(operator, market, side, at);
  for (const trade of trades) serveTrade(operator, market, trade, at);
}

function lapse(
  operator: Operator,
  row: BetRow,
  turn: Parameters<typeof turnText>[0],
  at: number,
): void {
  const reasonCode = turn === 'close' ? 'market-closed' : `turn-${turn}`;
  lapseRest(operator, row, at, { reasonCode, reason: turnText(turn) });
}

/** Players' orders in one column, as a taker meets them: the best price first, then by time. */
function inOrder(operator: Operator, marketId: string, column: Side): BetRow[] {
  const rows = waitingIn(operator, marketId).filter((row) => standsIn(row.side) === column);
  return bestFirst(
    column,
    rows.map((row) => ({ row, priceHundredths: row.askedHundredths })),
  ).map(({ row }) => row);
}

/** Matches orders with the world's money that came to their price. They keep their own price. */
function meetMoney(operator: Operator, market: Market, column: Side, at: number): void {
  for (const { betId } of inOrder(operator, market.marketId, column)) {
    const row = operator.db.bets.get(betId);
    // A fill just before it may have ended it.
    if (!row || row.waitsIn === null) continue;
    const { side, runnerId, askedHundredths } = row;
    const meeting = moneyMeeting(operator, market, row, at).map(({ priceHundredths, kobo }) => {
      return { priceHundredths, othersKobo: kobo, queue: [] };
    });
    const order = { side, priceHundredths: askedHundredths, stakeKobo: stakeWaiting(row) };
    const { levels, restKobo } = takeFromColumn(order, meeting);
    const matchedKobo = order.stakeKobo - restKobo;
    if (matchedKobo === 0) continue;
    for (const { priceHundredths, othersKobo } of levels) {
      takeOthers(operator, market, { runnerId, side, priceHundredths }, othersKobo, at);
    }
    noteTrade(operator, market, runnerId, askedHundredths, at);
    fillOrder(operator, betId, matchedKobo, at);
  }
}

/** Serves the orders of a column with money that trades at a price, best price first. */
export function serveTrade(
  operator: Operator,
  market: Market,
  trade: { runnerId: string; side: Side; priceHundredths: number; kobo: number },
  at: number,
): void {
  const { runnerId, side, priceHundredths } = trade;
  const reached = inOrder(operator, market.marketId, side).filter(
    (row) => row.runnerId === runnerId && isAsGoodAs(side, row.askedHundredths, priceHundredths),
  );
  let leftKobo = trade.kobo;
  for (const known of groupBy(reached, (row) => String(row.askedHundredths))) {
    const rows = known.flatMap(({ betId }) => operator.db.bets.get(betId) ?? []);
    const restOf = matchable(operator, rows);
    const queue = rows.map((row) => ({
      id: row.betId,
      restKobo: restOf.get(row.betId) ?? 0,
      aheadKobo: row.aheadKobo,
    }));
    const served = serveQueue(queue, leftKobo, 0);
    for (const { id, aheadKobo } of served.queue) operator.db.bets.update(id, { aheadKobo });
    for (const { id, kobo } of served.filled) {
      fillOrder(operator, id, kobo, at);
      leftKobo -= kobo;
    }
    leftKobo -= served.othersKobo;
    if (served.filled.length > 0) {
      noteTrade(operator, market, runnerId, known[0].askedHundredths, at);
    }
  }
}
