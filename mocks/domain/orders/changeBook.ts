import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import { orderState } from '../../../src/domain/market/order.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { BookRow } from '../../db/rows/bookRow.ts';
import { stakeMatched, stakeWaiting } from '../bets/betTerms.ts';
import type { Operator } from '../operator.ts';
import { eraNow, othersBeside, waitingIn } from './book.ts';

/**
 * Changes a market's book; makes one on the first change. Its orders are followed up to here: earlier instants
 * must not be looked at again, because the book forgets what it was then.
 */
export function changeBook(
  operator: Operator,
  { marketId, gameId }: Pick<Market, 'marketId' | 'gameId'>,
  at: number,
  change: (book: BookRow) => Partial<BookRow> = () => ({}),
): void {
  const { db } = operator;
  for (const { betId, followedAt } of waitingIn(operator, marketId)) {
    if (followedAt < at) db.bets.update(betId, { followedAt: at });
  }
  const known = db.books.get(marketId);
  if (known) db.books.update(marketId, { ...change(known), at });
  else {
    const fresh = { marketId, gameId, at, taken: [], traded: [], set: [], withdrawn: [] };
    db.books.insert({ ...fresh, ...change(fresh) });
  }
}

/** Takes the world's money at one price out of a column. */
export function takeOthers(
  operator: Operator,
  market: Market,
  place: { runnerId: string; side: Side; priceHundredths: number },
  kobo: number,
  at: number,
): void {
  if (kobo === 0) return;
  const { runnerId, side, priceHundredths } = place;
  const isSame = (one: typeof place) =>
    one.runnerId === runnerId && one.side === side && one.priceHundredths === priceHundredths;
  changeBook(operator, market, at, ({ set, taken }) => {
    const columns = set.find((column) => column.runnerId === runnerId);
    if (columns) {
      const left = columns[side]
        .map((level) =>
          level.priceHundredths === priceHundredths ? { ...level, kobo: level.kobo - kobo } : level,
        )
        .filter((level) => level.kobo > 0);
      return { set: set.map((one) => (one === columns ? { ...one, [side]: left } : one)) };
    }
    const era = eraNow(operator, market.marketId, at);
    const before = taken.find((one) => isSame(one) && one.era === era)?.kobo ?? 0;
    const others = taken.filter((one) => !isSame(one) && one.era === era);
    return { taken: [...others, { ...place, era, kobo: before + kobo }] };
  });
}

export function noteTrade(
  operator: Operator,
  market: Pick<Market, 'marketId' | 'gameId'>,
  runnerId: string,
  priceHundredths: number,
  at: number,
): void {
  changeBook(operator, market, at, ({ traded }) => ({
    traded: [
      ...traded.filter((one) => one.runnerId !== runnerId),
      { runnerId, priceHundredths, at },
    ],
  }));
}

/** Gives an order the state that follows from its stakes, and takes it out of the book once nothing waits. */
export function settleDown(operator: Operator, row: BetRow, at: number): BetRow {
  const matchedKobo = stakeMatched(row);
  const waitingKobo = stakeWaiting(row);
  const { lapsedKobo } = row;
  changeBook(operator, row, at);
  return operator.db.bets.update(row.betId, {
    state: orderState({ matchedKobo, waitingKobo, lapsedKobo }),
    isOpen: matchedKobo > 0 || waitingKobo > 0,
    ...(waitingKobo === 0 && { waitsIn: null, waitingSince: null, aheadKobo: 0 }),
  });
}

/** Puts the rest of an order at the end of the queue at its price. */
export function joinQueue(operator: Operator, row: BetRow, market: Market, at: number): BetRow {
  const aheadKobo = othersBeside(operator, market, row, at);
  changeBook(operator, market, at);
  return operator.db.bets.update(row.betId, {
    waitsIn: row.marketId,
    place: operator.db.next('place'),
    waitingSince: at,
    followedAt: at,
    aheadKobo,
  });
}
