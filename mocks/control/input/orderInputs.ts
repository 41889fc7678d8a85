import * as z from 'zod/mini';
import { isOnLadder } from '../../../src/domain/market/ladder.ts';

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

/** Odds and the naira at them. */
const Column = z.array(z.tuple([Odds, Naira]));

/** The inputs of the commands that arrange what waits in a book. */
export const orderInputs = {
  /**
   * Sets the money of a runner, `back` what can be backed and `lay` what can be laid, and stops its trades;
   * null gives it back to the world. Orders that meet it are matched at once.
   */
  book: z.strictObject({
    marketId: z.string(),
    runnerId: z.string(),
    columns: z.nullable(z.strictObject({ back: Column, lay: Column })),
  }),
  /** Matches a waiting order, whatever stands before it: all that waits, or so much. */
  fill: z.strictObject({ betId: z.string(), naira: z.optional(Naira) }),
  /** Trades so much at the price of a waiting order: what stands before it is served first. */
  cross: z.strictObject({ betId: z.string(), naira: Naira }),
  /** Trades through the price of a waiting order: all that waits at it, and at better prices, is matched. */
  through: z.strictObject({ betId: z.string() }),
  /** Withdraws a runner. Its factor, in percent, reduces the prices matched on the others; 0 by default. */
  withdraw: z.strictObject({
    marketId: z.string(),
    runnerId: z.string(),
    factor: z._default(z.number().check(z.gte(0), z.lt(100)), 0),
  }),
};
