import * as z from 'zod/mini';
import { table } from '../table.ts';

/** `main` is what bets are made from, `coins` holds bonus money that is not released yet. */
export const Purse = z.enum(['main', 'coins']);
export type Purse = z.output<typeof Purse>;

/** What a line of the ledger is for. */
export const LineKind = z.enum([
  'opening',
  'deposit',
  'withdrawal',
  'withdrawal-refund',
  'bet-result',
  'commission',
  'bet-correction',
  'bonus',
  'referral',
  'sports-stake',
  'sports-return',
  'casino',
  'adjustment',
]);
export type LineKind = z.output<typeof LineKind>;

/** One movement of a purse. Lines are only ever added; `balanceKobo` is the purse after it. */
export const LedgerRow = z.object({
  lineId: z.int(),
  accountId: z.int(),
  purse: Purse,
  /** Account and purse in one, to be looked up by. */
  purseId: z.string(),
  kind: LineKind,
  amountKobo: z.int(),
  balanceKobo: z.int(),
  at: z.int(),
  /** The bet, deposit or request that it belongs to. */
  reference: z.string(),
  remark: z.string(),
});
export type LedgerRow = z.output<typeof LedgerRow>;

export const ledger = table(LedgerRow, 'lineId', ['accountId', 'purseId', 'reference']);
