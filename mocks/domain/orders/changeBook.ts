import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import type { Taken } from '../../../src/domain/market/column.ts';
import { orderState } from '../../../src/domain/market/order.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { BookRow } from '../../db/rows/bookRow.ts';
import { stakeMatched, stakeWaiting } from '../bets/betTerms.ts';
import { pushBet } from '../bets/pushBet.ts';
import type { House } from '../house.ts';
import { eraNow, othersMoney, standsIn, waitingIn } from './book.ts';
import { pushOrder } from './pushOrder.ts';

/**
 * Changes a market's book; makes one on the first change. Its orders are followed up to here: earlier instants
 * must not be looked at again, because the book forgets what it was then.
 */
export function changeBook(
  house: House,
  { marketId, gameId }: Pick<Market, 'marketId' | 'gameId'>,
  at: number,
  change: (book: BookRow) => Partial<BookRow> = () => ({}),
): void {
  const { db } = house;
  for (const { betId, followedAt } of waitingIn(house, marketId)) {
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
  house: House,
  market: Market,
  place: { runnerId: string; side: Side; priceHundredths: number },
  kobo: number,
  at: number,
): void {
  if (kobo === 0) return;
  const { runnerId, side, priceHundredths } = place;
  const isSame = (one: typeof place) =>
    one.runnerId === runnerId && one.side === side && one.priceHundredths === priceHundredths;
  changeBook(house, market, at, ({ set, taken }) => {
    const columns = set.find((column) => column.runnerId === runnerId);
    if (columns) {
      const left = columns[side]
        .map((level) =>
          level.priceHundredths === priceHundredths ? { ...level, kobo: level.kobo - kobo } : level,
        )
        .filter((level) => level.kobo > 0);
      return { set: set.map((one) => (one === columns ? { ...one, [side]: left } : one)) };
    }
    const era = eraNow(house, market.marketId, at);
    const before = taken.find((one) => isSame(one) && one.era === era)?.kobo ?? 0;
    const others = taken.filter((one) => !isSame(one) && one.era === era);
    return { taken: [...others, { ...place, era, kobo: before + kobo }] };
  });
}

/** Carries out what an order took from a column: the world's money is gone, players' orders are matched. */
export function applyTaken(
  house: House,
  market: Market,
  { runnerId, side }: { runnerId: string; side: Side },
  { levels }: Taken,
  at: number,
): void {
  for (const { priceHundredths, othersKobo, filled, queue } of levels) {
    takeOthers(house, market, { runnerId, side, priceHundredths }, othersKobo, at);
    for (const { id, aheadKobo } of queue) setAhead(house, id, aheadKobo);
    for (const { id, kobo } of filled) {
      const row = house.db.bets.get(id);
      if (row) fillOrder(house, row, kobo, at);
    }
    noteTrade(house, market, runnerId, priceHundredths, at);
  }
}

function setAhead({ db }: House, betId: string, aheadKobo: number): void {
  const row = db.bets.get(betId);
  if (row && row.aheadKobo !== aheadKobo) db.bets.update(betId, { aheadKobo });
}

export function noteTrade(
  house: House,
  market: Pick<Market, 'marketId' | 'gameId'>,
  runnerId: string,
  priceHundredths: number,
  at: number,
): void {
  changeBook(house, market, at, ({ traded }) => ({
    traded: [
      ...traded.filter((one) => one.runnerId !== runnerId),
      { runnerId, priceHundredths, at },
    ],
  }));
}

/** Matches a part of a waiting order at its limit and tells its player. */
export function fillOrder(house: House, row: BetRow, kobo: number, at: number): void {
  const fill = { priceHundredths: row.askedHundredths, stakeKobo: kobo };
  const filled = house.db.bets.update(row.betId, { fills: withFill(row.fills, fill) });
  pushBet(house, settleDown(house, filled, at));
  pushOrder(house, row, 'order-matched', kobo);
}

/** Fills with one more; parts matched at one price, one after the other, are one. */
function withFill(fills: BetRow['fills'], fill: BetRow['fills'][number]): BetRow['fills'] {
  const last = fills.at(-1);
  if (last?.priceHundredths !== fill.priceHundredths) return [...fills, fill];
  const stakeKobo = last.stakeKobo + fill.stakeKobo;
  return [...fills.slice(0, -1), { ...last, stakeKobo }];
}

/** Gives an order the state that follows from its stakes, and takes it out of the book once nothing waits. */
export function settleDown(house: House, row: BetRow, at: number): BetRow {
  const matchedKobo = stakeMatched(row);
  const waitingKobo = stakeWaiting(row);
  const { lapsedKobo } = row;
  changeBook(house, row, at);
  return house.db.bets.update(row.betId, {
    state: orderState({ matchedKobo, waitingKobo, lapsedKobo }),
    isOpen: matchedKobo > 0 || waitingKobo > 0,
    ...(waitingKobo === 0 && { waitsIn: null, waitingSince: null, aheadKobo: 0 }),
  });
}

/** Puts the rest of an order at the end of the queue at its price. */
export function joinQueue(house: House, row: BetRow, market: Market, at: number): BetRow {
  const column = othersMoney(house, market, row.runnerId, standsIn(row.side), at);
  const level = column.find(({ priceHundredths }) => priceHundredths === row.askedHundredths);
  changeBook(house, market, at);
  return house.db.bets.update(row.betId, {
    waitsIn: row.marketId,
    place: house.db.next('place'),
    waitingSince: at,
    followedAt: at,
    aheadKobo: level?.kobo ?? 0,
  });
}
