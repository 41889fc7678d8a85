import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';
import { requestColumns } from './requestColumns.ts';

export const WithdrawalRow = z.object({
  withdrawalId: z.string(),
  ...requestColumns,
  /** Masked, as shown. */
  destination: z.string(),
  taxKobo: z.int(),
  /** The winnings that the tax was taken on. */
  taxedKobo: z.int(),
  /** Requested while withdrawals were locked: it cannot be cancelled. */
  isLocked: z.boolean(),
});
export type WithdrawalRow = z.output<typeof WithdrawalRow>;

export const withdrawals = table(WithdrawalRow, 'withdrawalId', ['accountId', 'status']);
