import * as z from 'zod/mini';
import { Naira } from '../kit/money.ts';

/** Totals of settled bets, before commission. The amount staked on a lay is its liability. */
export const BetTotals = z.object({
  staked: Naira,
  won: Naira,
  lost: Naira,
  wonBets: z.int(),
  lostBets: z.int(),
  /** Commission taken on winnings. */
  commission: z._default(Naira, 0),
});
