import * as z from 'zod/mini';
import { Amount } from '../kit/asked.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

/**
 * What becomes of the part of an order that is not matched at once. `fill`: there is none, all of it is
 * matched or nothing. `lapse`: it waits until the market turns in play, or until a goal, a wicket or the end of
 * a set. `keep`: it waits until it is matched, cancelled, or the market closes.
 */
export const Rest = z.enum(['fill', 'lapse', 'keep']);
export type Rest = z.output<typeof Rest>;

/** What a player chooses for an order. With `lapse` and `keep` the price is a limit and `onPriceChange` is ignored. */
export const restFields = {
  /** Missing means `fill`. */
  rest: z.optional(Rest),
  /** Unless this much is matched at once, the order is refused. */
  least: z.optional(Amount),
};

/** What a bet tells as an order. Amounts are missing where they are zero. */
export const orderFields = {
  /** Missing means `fill`. */
  rest: z.optional(Rest),
  /** This much had to be matched at once. */
  leastPart: z.optional(Naira),
  /** May still be matched: in the book, or in its delay. Matched, waiting, cancelled and lapsed sum to `stake`. */
  stakeWaiting: z.optional(Naira),
  stakeCancelled: z.optional(Naira),
  stakeLapsed: z.optional(Naira),
  /** When the rest took its place in the queue; missing while nothing is in the book. */
  waitingSince: z.optional(Instant),
  /** What was matched at each price, in the order of time; where it was at more than one. */
  fills: z.optional(z.readonly(z.array(z.object({ price: Price, stake: Naira })))),
  /** By how much withdrawn runners have reduced the prices matched. */
  reductionPercent: z.optional(z.number()),
};
