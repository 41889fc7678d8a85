import * as z from 'zod/mini';
import { Product } from '../betting/bets.ts';
import { SportId } from '../betting/market.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';

// A kind that is new counts as an adjustment, so that the lines still add up.
export const StatementKind = orElse(
  z.enum([
    'opening',
    'deposit',
    'withdrawal',
    'withdrawal-refund',
    'bet-result',
    'commission',
    'bet-correction',
    'bet-stake',
    'bet-refund',
    'bet-return',
    'multiple-bonus',
    'cash-out',
    'game-stake',
    'game-return',
    'bonus',
    'referral',
    'adjustment',
  ]),
  'adjustment',
);
export type StatementKind = z.output<typeof StatementKind>;

/** One movement; `balance` is the balance after it. */
const StatementLine = z.object({
  lineId: z.int(),
  at: Instant,
  kind: StatementKind,
  amount: Naira,
  balance: Naira,
  remark: z.string(),
  /** Id of the market, sportsbook bet, deposit, request or bonus behind it. */
  reference: z.string(),
  /** Betting lines only: the product that was bet on. */
  product: z.optional(Product),
  sportId: z.optional(SportId),
  /** The sportsbook bet, round or ticket is not settled yet, so nothing of it is won or lost. */
  isOpen: z.optional(z.boolean()),
});
export type StatementLine = z.output<typeof StatementLine>;

/** From and to are Lagos days, both included. Oldest line first: opening + Σ amounts = closing. */
export const getStatement = endpoint({
  method: 'GET',
  path: '/getAccountstatement/:from/:to',
  access: 'player',
  input: z.object({ from: IsoDate, to: IsoDate }),
  output: z.object({
    asOf: Instant,
    opening: Naira,
    closing: Naira,
    lines: rows(z.array(StatementLine)),
    /** For these days: profit or loss of settled bets less commission, and deposits less withdrawals. */
    winnings: Naira,
    netDeposits: Naira,
    /** What is staked now on the bets, rounds and tickets whose lines are open. */
    openStake: z.optional(Naira),
  }),
  ours: 'payload',
});
