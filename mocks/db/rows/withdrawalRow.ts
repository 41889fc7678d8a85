import * as z from 'zod/mini';
import { table } from '../table.ts';
import { requestColumns } from './requestColumns.ts';

export const WithdrawalRow = z.object({
  withdrawalId: z.string(),
  ...requestColumns,
  /** Masked, as it is shown. */
  destination: z.string(),
  /** The player had locked withdrawals: it cannot be cancelled. */
  isLocked: z.boolean(),
});
export type WithdrawalRow = z.output<typeof WithdrawalRow>;

export const withdrawals = table(WithdrawalRow, 'withdrawalId', ['accountId', 'status']);
