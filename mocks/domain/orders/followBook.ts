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
import type { House } from '../house.ts';
import { othersBeside, standsIn, waitingIn } from './book.ts';
import { noteTrade, takeOthers } from './changeBook.ts';
import { lapseRest } from './endRest.ts';
import { fillOrder } from './fillOrder.ts';
import { matchable } from './positions.ts';
import { isAffected, moneyMeeting, tradesAt, turnFor } from './worldEffects.ts';

/** Which instants of a market are known to change nothing for these rows. Never part of a world's state. */
const followed = new WeakMap<Database, Map<string, { rows: BetRow[]; to: number }>>();

/** The next instant until `until` at which the world does something to a market's waiting orders. */
export function nextEffect(house: House, marketId: string, until: number): number | undefined {
  const { db, world } = house;
  const known = followed.get(db) ?? new Map<string, { rows: BetRow[]; to: number }>();
  followed.set(db, known);
  const rows = waitingIn(house, marketId);
  const before = known.get(marketId);
  const isSame =
    before?.rows.length === rows.length && rows.every((row, index) => row === before.rows[index]);
  let from = isSame ? before.to : Math.min(...rows.map(({ followedAt }) => followedAt));
  for (;;) {
    const at = world.nextStep(marketId, from);
    if (at > until) break;
    const due = rows.filter(({ followedAt }) => followedAt < at);
    if (isAffected(house, worldMarket(house, marketId, at), due, at)) return at;
    from = at;
  }
  known.set(marketId, { rows, to: from });
  return undefined;
}

/** Lets the world act on a market's waiting orders at one instant: turns, prices that came to them, trades. */
export function followBook(
  house: House,
  marketId: string,
  at: number,
  trades = tradesAt(house, marketId, at),
): void {
  const market = worldMarket(house, marketId, at);
  for (const { betId } of waitingIn(house, marketId)) {
    const row = house.db.bets.update(betId, { followedAt: at });
    const turn = turnFor(house, market, row, at);
    if (turn) lapse(house, row, turn, at);
  }
  if (market?.status !== 'open') return;
  for (const row of waitingIn(house, marketId)) {
    const most = othersBeside(house, market, row, at);
    if (row.aheadKobo > most) house.db.bets.update(row.betId, { aheadKobo: most });
  }
  for (const side of ['back', 'lay'] as const) meetMoney(house, market, side, at);
  for (const trade of trades) serveTrade(house, market, trade, at);
}

function lapse(house: House, row: BetRow, turn: Parameters<typeof turnText>[0], at: number): void {
  const reasonCode = turn === 'close' ? 'market-closed' : `turn-${turn}`;
  lapseRest(house, row, at, { reasonCode, reason: turnText(turn) });
}

/** Players' orders in one column, as a taker meets them: the best price first, then by time. */
function inOrder(house: House, marketId: string, column: Side): BetRow[] {
  const rows = waitingIn(house, marketId).filter((row) => standsIn(row.side) === column);
  return bestFirst(
    column,
    rows.map((row) => ({ row, priceHundredths: row.askedHundredths })),
  ).map(({ row }) => row);
}

/** Matches orders with the world's money that came to their price. They keep their own price. */
function meetMoney(house: House, market: Market, column: Side, at: number): void {
  for (const { betId } of inOrder(house, market.marketId, column)) {
    const row = house.db.bets.get(betId);
    // A fill just before it may have ended it.
    if (!row || row.waitsIn === null) continue;
    const { side, runnerId, askedHundredths } = row;
    const meeting = moneyMeeting(house, market, row, at).map(({ priceHundredths, kobo }) => {
      return { priceHundredths, othersKobo: kobo, queue: [] };
    });
    const order = { side, priceHundredths: askedHundredths, stakeKobo: stakeWaiting(row) };
    const { levels, restKobo } = takeFromColumn(order, meeting);
    const matchedKobo = order.stakeKobo - restKobo;
    if (matchedKobo === 0) continue;
    for (const { priceHundredths, othersKobo } of levels) {
      takeOthers(house, market, { runnerId, side, priceHundredths }, othersKobo, at);
    }
    noteTrade(house, market, runnerId, askedHundredths, at);
    fillOrder(house, betId, matchedKobo, at);
  }
}

/** Serves the orders of a column with money that trades at a price, best price first. */
export function serveTrade(
  house: House,
  market: Market,
  trade: { runnerId: string; side: Side; priceHundredths: number; kobo: number },
  at: number,
): void {
  const { runnerId, side, priceHundredths } = trade;
  const reached = inOrder(house, market.marketId, side).filter(
    (row) => row.runnerId === runnerId && isAsGoodAs(side, row.askedHundredths, priceHundredths),
  );
  let leftKobo = trade.kobo;
  for (const known of groupBy(reached, (row) => String(row.askedHundredths))) {
    const rows = known.flatMap(({ betId }) => house.db.bets.get(betId) ?? []);
    const restOf = matchable(house, rows);
    const queue = rows.map((row) => ({
      id: row.betId,
      restKobo: restOf.get(row.betId) ?? 0,
      aheadKobo: row.aheadKobo,
    }));
    const served = serveQueue(queue, leftKobo, 0);
    for (const { id, aheadKobo } of served.queue) house.db.bets.update(id, { aheadKobo });
    for (const { id, kobo } of served.filled) {
      fillOrder(house, id, kobo, at);
      leftKobo -= kobo;
    }
    leftKobo -= served.othersKobo;
    if (served.filled.length > 0) {
      noteTrade(house, market, runnerId, known[0].askedHundredths, at);
    }
  }
}
