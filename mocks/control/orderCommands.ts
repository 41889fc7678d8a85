import { isAsGoodAs } from '../../src/domain/market/matching.ts';
import { stakeWaiting } from '../domain/bets/betTerms.ts';
import { worldMarket } from '../domain/fixtures.ts';
import { standsIn, waitingIn } from '../domain/orders/book.ts';
import { changeBook, noteTrade } from '../domain/orders/changeBook.ts';
import { fillOrder } from '../domain/orders/fillOrder.ts';
import { followBook, serveTrade } from '../domain/orders/followBook.ts';
import { withdrawRunner } from '../domain/orders/withdrawRunner.ts';
import { Refusal } from '../domain/refusal.ts';
import { unknownName } from '../engine/control/nearest.ts';
import type { CommandDesk, EveryCommand } from './commandDesk.ts';

type OrderCommand = 'book' | 'fill' | 'cross' | 'through' | 'withdraw';

const kobo = (naira: number) => Math.round(naira * 100);

/** The commands that arrange what waits in a book. */
export function orderCommands({
  desk: { house, catchUp },
  caughtUp,
}: CommandDesk): Pick<EveryCommand, OrderCommand> {
  /** A market of matches with one of its runners. */
  const marketWith = (marketId: string, runnerId: string) => {
    catchUp();
    const market = worldMarket(house, marketId, house.clock.now());
    if (!market) {
      throw new Refusal('unknown-market', `There is no market ${marketId}`, { status: 404 });
    }
    const known = market.runners.map((runner) => runner.runnerId);
    if (!known.includes(runnerId)) {
      throw new Refusal('invalid', unknownName('runner', runnerId, known));
    }
    return market;
  };
  /** A waiting order and its market. */
  const waiting = (betId: string) => {
    catchUp();
    const row = house.db.bets.get(betId);
    const market = row?.waitsIn && worldMarket(house, row.waitsIn, house.clock.now());
    if (row && market) return { row, market };
    throw new Refusal('unknown-bet', `No order ${betId} waits`, { status: 404 });
  };

  return {
    book({ marketId, runnerId, columns }) {
      const market = marketWith(marketId, runnerId);
      const at = house.clock.now();
      const money = (column: [number, number][]) =>
        column.map(([odds, naira]) => ({ priceHundredths: kobo(odds), kobo: kobo(naira) }));
      changeBook(house, market, at, ({ set }) => {
        const others = set.filter((one) => one.runnerId !== runnerId);
        if (!columns) return { set: others };
        const { back, lay } = columns;
        return { set: [...others, { runnerId, back: money(back), lay: money(lay) }] };
      });
      followBook(house, marketId, at, []);
      return caughtUp();
    },
    fill({ betId, naira }) {
      const { row, market } = waiting(betId);
      const at = house.clock.now();
      const most = stakeWaiting(row);
      noteTrade(house, market, row.runnerId, row.askedHundredths, at);
      fillOrder(house, betId, naira === undefined ? most : kobo(naira), at);
      return caughtUp();
    },
    cross({ betId, naira }) {
      const { row, market } = waiting(betId);
      const { runnerId, side, askedHundredths } = row;
      const trade = { runnerId, side: standsIn(side), priceHundredths: askedHundredths };
      serveTrade(house, market, { ...trade, kobo: kobo(naira) }, house.clock.now());
      return caughtUp();
    },
    through({ betId }) {
      const { row, market } = waiting(betId);
      const at = house.clock.now();
      for (const other of waitingIn(house, row.marketId)) {
        const isReached =
          other.runnerId === row.runnerId &&
          other.side === row.side &&
          isAsGoodAs(standsIn(row.side), other.askedHundredths, row.askedHundredths);
        if (isReached) fillOrder(house, other.betId, stakeWaiting(other), at);
      }
      noteTrade(house, market, row.runnerId, row.askedHundredths, at);
      return caughtUp();
    },
    withdraw({ marketId, runnerId, factor }) {
      const market = marketWith(marketId, runnerId);
      const factorBasisPoints = Math.round(factor * 100);
      withdrawRunner(house, market, { runnerId, factorBasisPoints }, house.clock.now());
      return caughtUp();
    },
  };
}
