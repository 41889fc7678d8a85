import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A bank account that a player has saved for withdrawals. */
export const SavedAccountRow = z.object({
  savedAccountId: z.string(),
  accountId: z.int(),
  bankCode: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  accountName: z.string(),
  isVerified: z.boolean(),
});
export type SavedAccountRow = z.output<typeof SavedAccountRow>;

export const savedAccounts = table(SavedAccountRow, 'savedAccountId', ['accountId']);
