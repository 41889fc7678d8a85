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
import type { CommandContext, EveryCommand } from './commandContext.ts';

type OrderCommand = 'book' | 'fill' | 'cross' | 'through' | 'withdraw';

const kobo = (naira: number) => Math.round(naira * 100);

/** The commands that arrange what waits in a book. */
export function orderCommands({
  context: { operator, catchUp },
  caughtUp,
}: CommandContext): Pick<EveryCommand, OrderCommand> {
  /** A market of matches with one of its runners. */
  const marketWith = (marketId: string, runnerId: string) => {
    catchUp();
    const market = worldMarket(operator, marketId, operator.clock.now());
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
    const row = operator.db.bets.get(betId);
    const market = row?.waitsIn && worldMarket(operator, row.waitsIn, operator.clock.now());
    if (row && market) return { row, market };
    throw new Refusal('unknown-bet', `No order ${betId} waits`, { status: 404 });
  };

  return {
    book({ marketId, runnerId, columns }) {
      const market = marketWith(marketId, runnerId);
      const at = operator.clock.now();
      const money = (column: [number, number][]) =>
        column.map(([odds, naira]) => ({ priceHundredths: kobo(odds), kobo: kobo(naira) }));
      changeBook(operator, market, at, ({ set }) => {
        const others = set.filter((one) => one.runnerId !== runnerId);
        if (!columns) return { set: others };
        const { back, lay } = columns;
        return { set: [...others, { runnerId, back: money(back), lay: money(lay) }] };
      });
      followBook(operator, marketId, at, []);
      return caughtUp();
    },
    fill({ betId, naira }) {
      const { row, market } = waiting(betId);
      const at = operator.clock.now();
      const most = stakeWaiting(row);
      noteTrade(operator, market, row.runnerId, row.askedHundredths, at);
      fillOrder(operator, betId, naira === undefined ? most : kobo(naira), at);
      return caughtUp();
    },
    cross({ betId, naira }) {
      const { row, market } = waiting(betId);
      const { runnerId, side, askedHundredths } = row;
      const trade = { runnerId, side: standsIn(side), priceHundredths: askedHundredths };
      serveTrade(operator, market, { ...trade, kobo: kobo(naira) }, operator.clock.now());
      return caughtUp();
    },
    through({ betId }) {
      const { row, market } = waiting(betId);
      const at = operator.clock.now();
      for (const other of waitingIn(operator, row.marketId)) {
        const isReached =
          other.runnerId === row.runnerId &&
          other.side === row.side &&
          isAsGoodAs(standsIn(row.side), other.askedHundredths, row.askedHundredths);
        if (isReached) fillOrder(operator, other.betId, stakeWaiting(other), at);
      }
      noteTrade(operator, market, row.runnerId, row.askedHundredths, at);
      return caughtUp();
    },
    withdraw({ marketId, runnerId, factor }) {
      const market = marketWith(marketId, runnerId);
      const factorBasisPoints = Math.round(factor * 100);
      withdrawRunner(operator, market, { runnerId, factorBasisPoints }, operator.clock.now());
      return caughtUp();
    },
  };
}
