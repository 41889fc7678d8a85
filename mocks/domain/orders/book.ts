import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import { bestFirst, type ColumnLevel, depthOf } from '../../../src/domain/market/column.ts';
import { isAsGoodAs } from '../../../src/domain/market/matching.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { BookRow } from '../../db/rows/bookRow.ts';
import { groupBy } from '../groupBy.ts';
import type { Operator } from '../operator.ts';
import { playersTraded } from './playersTraded.ts';
import { matchable } from './positions.ts';

/** A price and the money at it, in kobo. */
export interface Money {
  priceHundredths: number;
  kobo: number;
}

/** Players' orders in a market's book, in the order of time. */
export function waitingIn({ db }: Operator, marketId: string): BetRow[] {
  return db.bets.where('waitsIn', marketId).sort((one, other) => one.place - other.place);
}

/** The column that an order stands in while it waits: what a back offers can be laid. */
export function standsIn(side: Side): Side {
  return side === 'back' ? 'lay' : 'back';
}

export function eraNow({ world }: Operator, marketId: string, at: number): number {
  return world.step(marketId, at)?.era ?? 0;
}

/**
 * The world's money in a column, best price first, without what orders have taken of it. The market is the
 * world's.
 */
export function* othersMoney(
  operator: Operator,
  market: Market,
  runnerId: string,
  side: Side,
  at: number,
): Generator<Money> {
  const { marketId } = market;
  const book = operator.db.books.get(marketId);
  const set = book?.set.find((column) => column.runnerId === runnerId);
  if (set) {
    yield* bestFirst(side, set[side]);
    return;
  }
  const best = market.runners.find((runner) => runner.runnerId === runnerId)?.[side] ?? [];
  // Where it shows no price it is suspended, or the operator has stopped it.
  const levels = best.length === 0 ? [] : operator.world.column(marketId, at, { runnerId, side });
  const era = book && book.taken.length > 0 ? eraNow(operator, marketId, at) : 0;
  for (const [priceHundredths, sizeKobo] of levels ?? best) {
    const kobo = sizeKobo - takenAt(book, runnerId, side, priceHundredths, era);
    if (kobo > 0) yield { priceHundredths, kobo };
  }
}

/** How much of the world's money stands at an order's price, before it or beside it in the same column. */
export function othersBeside(operator: Operator, market: Market, row: BetRow, at: number): number {
  const side = standsIn(row.side);
  for (const { priceHundredths, kobo } of othersMoney(operator, market, row.runnerId, side, at)) {
    if (priceHundredths === row.askedHundredths) return kobo;
    if (isAsGoodAs(side, row.askedHundredths, priceHundredths)) return 0;
  }
  return 0;
}

function takenAt(
  book: BookRow | undefined,
  runnerId: string,
  side: Side,
  priceHundredths: number,
  era: number,
): number {
  const found = book?.taken.find(
    (one) =>
      one.runnerId === runnerId &&
      one.side === side &&
      one.priceHundredths === priceHundredths &&
      one.era === era,
  );
  return found?.kobo ?? 0;
}

/**
 * A column with players' orders in it, best price first. The orders of `exceptAccountId` are left out:
 * nobody is matched with their own.
 */
export function columnOf(
  operator: Operator,
  market: Market,
  { runnerId, side, exceptAccountId }: { runnerId: string; side: Side; exceptAccountId?: number },
  at: number,
): ColumnLevel[] {
  const orders = waitingIn(operator, market.marketId).filter(
    (row) =>
      row.runnerId === runnerId && standsIn(row.side) === side && row.accountId !== exceptAccountId,
  );
  const byPrice = new Map<number, ColumnLevel>();
  for (const { priceHundredths, kobo } of othersMoney(operator, market, runnerId, side, at)) {
    byPrice.set(priceHundredths, { priceHundredths, othersKobo: kobo, queue: [] });
  }
  const inTurn = bestFirst(
    side,
    orders.map((row) => ({ row, priceHundredths: row.askedHundredths })),
  ).map(({ row }) => row);
  const restOf = matchable(operator, inTurn);
  for (const rows of groupBy(inTurn, (row) => String(row.askedHundredths))) {
    const [{ askedHundredths }] = rows;
    const queue = rows.map((row) => ({
      id: row.betId,
      restKobo: restOf.get(row.betId) ?? 0,
      aheadKobo: row.aheadKobo,
    }));
    const othersKobo = byPrice.get(askedHundredths)?.othersKobo ?? 0;
    byPrice.set(askedHundredths, { priceHundredths: askedHundredths, othersKobo, queue });
  }
  return bestFirst(side, [...byPrice.values()]);
}

// As many prices as lists and match pages show.
const SHOWN = 3;

/** A market of the world as players see it: without what is taken, with their orders and trades in it. */
export function showBook(operator: Operator, market: Market, at: number, levels = SHOWN): Market {
  const { marketId, status } = market;
  const book = operator.db.books.get(marketId);
  const isPriced = status === 'open' || status === 'ball_running';
  if (!book && (!isPriced || levels === SHOWN)) return market;
  let { matched } = market;
  for (const { runnerId } of market.runners) {
    for (const kobo of playersTraded(operator, marketId, runnerId).values()) matched += kobo;
  }
  if (!isPriced) return { ...market, matched };
  const shown = (runnerId: string, side: Side) =>
    depthOf(columnOf(operator, market, { runnerId, side }, at).slice(0, levels));
  return {
    ...market,
    matched,
    runners: market.runners.map((runner) => {
      const { runnerId } = runner;
      if (runner.status !== 'active') return runner;
      const traded = book?.traded.find((one) => one.runnerId === runnerId);
      // A player's trade is the last one until the world's next tick.
      const isLast = traded && operator.world.nextStep(marketId, traded.at) > at;
      return {
        ...runner,
        back: shown(runnerId, 'back'),
        lay: shown(runnerId, 'lay'),
        ...(isLast && { lastTraded: traded.priceHundredths }),
      };
    }),
  };
}

export function isWithdrawn({ db }: Operator, bet: Pick<BetRow, 'marketId' | 'runnerId'>): boolean {
  const book = db.books.get(bet.marketId);
  return book?.withdrawn.some(({ runnerId }) => runnerId === bet.runnerId) === true;
}
