import * as z from 'zod/mini';
import { isOnLadder } from '../../../src/domain/market/ladder.ts';
import { help } from '../../engine/control/help.ts';
import { MarketId } from './operatorInputs.ts';

const Odds = z
  .number()
  .check(
    z.refine(
      (odds) => isOnLadder(Math.round(odds * 100)),
      'A price is one of the exchange, such as 2.48',
    ),
  );

const NAIRA = 'An amount is naira above zero, with two decimals at most';
const Naira = z.number().check(
  z.gt(0, NAIRA),
  z.lte(1e12, NAIRA),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, NAIRA),
);

const RunnerId = help('A runner of the market, such as `home`.', z.string());
const BetId = help('The id of an order that waits.', z.string());

/** Odds and the naira at them. */
const Column = z.array(z.tuple([Odds, Naira]));

/** The inputs of the commands that arrange what waits in a book. */
export const orderInputs = {
  book: help(
    'Sets the money of a runner, `back` what can be backed and `lay` what can be laid, and stops its trades; null gives it back to the world. Orders that meet it are matched at once.',
    z.strictObject({
      marketId: MarketId,
      runnerId: RunnerId,
      columns: help(
        'Odds and the naira at them, best first: `{"back":[[2.48,5000]],"lay":[]}`.',
        z.nullable(z.strictObject({ back: Column, lay: Column })),
      ),
    }),
  ),
  fill: help(
    'Matches a waiting order, whatever stands before it: all that waits, or so much.',
    z.strictObject({ betId: BetId, naira: help('Without it, all that waits.', z.optional(Naira)) }),
  ),
  cross: help(
    'Trades so much at the price of a waiting order: what stands before it is served first.',
    z.strictObject({ betId: BetId, naira: help('How much is traded.', Naira) }),
  ),
  through: help(
    'Trades through the price of a waiting order: all that waits at it, and at better prices, is matched.',
    z.strictObject({ betId: BetId }),
  ),
  withdraw: help(
    'Withdraws a runner. Its factor reduces the prices matched on the others.',
    z.strictObject({
      marketId: MarketId,
      runnerId: RunnerId,
      factor: help(
        'Its reduction factor in percent.',
        z._default(z.number().check(z.gte(0), z.lt(100)), 0),
      ),
    }),
  ),
};
