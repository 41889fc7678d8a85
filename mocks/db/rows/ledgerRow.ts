import * as z from 'zod/mini';
import { StatementKind } from '../../../src/contract/cashier/statement.ts';
import { table } from '../../engine/db/table.ts';

/** `main` pays for bets; `coins` holds bonus money that is not released yet. */
export const Purse = z.enum(['main', 'coins']);
export type Purse = z.output<typeof Purse>;

/** One movement of a purse. Lines are only added; `balanceKobo` is the purse after it. */
export const LedgerRow = z.object({
  lineId: z.int(),
  accountId: z.int(),
  purse: Purse,
  /** Account and purse in one, for the index. */
  purseId: z.string(),
  kind: StatementKind,
  amountKobo: z.int(),
  balanceKobo: z.int(),
  at: z.int(),
  /** The bet, deposit or request behind it. */
  reference: z.string(),
  remark: z.string(),
});
export type LedgerRow = z.output<typeof LedgerRow>;

export const ledger = table(LedgerRow, 'lineId', ['accountId', 'purseId', 'reference']);
