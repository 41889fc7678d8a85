import * as z from 'zod/mini';
import { Product } from '../betting/bets.ts';
import { SportId } from '../betting/market.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

export const StatementKind = z.enum([
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
]);
export type StatementKind = z.output<typeof StatementKind>;

/** One movement; `balance` is what was there after it. */
const StatementLine = z.object({
  lineId: z.int(),
  at: Instant,
  kind: StatementKind,
  amount: Naira,
  balance: Naira,
  remark: z.string(),
  /** The market, sportsbook bet, deposit, request or bonus it belongs to. */
  reference: z.string(),
  /** Of a bet's line: what it was bet on. */
  product: z.optional(Product),
  sportId: z.optional(SportId),
  /** Of a sportsbook stake: its bet is not settled yet, so the stake is neither won nor lost. */
  isOpen: z.optional(z.boolean()),
});
export type StatementLine = z.output<typeof StatementLine>;

/** Two days of Lagos, both included, oldest line first: opening + Σ amounts = closing. */
export const getStatement = endpoint({
  method: 'GET',
  path: '/getAccountstatement/:from/:to',
  access: 'player',
  input: z.object({ from: IsoDate, to: IsoDate }),
  output: z.object({
    asOf: Instant,
    opening: Naira,
    closing: Naira,
    lines: z.array(StatementLine),
    /** Of the days asked for: what settled bets won or lost less commission; paid in less paid out. */
    winnings: Naira,
    netDeposits: Naira,
  }),
  ours: 'payload',
});
