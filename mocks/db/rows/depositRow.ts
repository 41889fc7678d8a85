import * as z from 'zod/mini';
import { table } from '../table.ts';
import { FileColumn, requestColumns } from './requestColumns.ts';

export const DepositRow = z.object({
  depositId: z.string(),
  ...requestColumns,
  /** The player's number of the payment: no two deposits of a gateway may share one. */
  paymentReference: z.nullable(z.string()),
  proof: z.nullable(FileColumn),
  /** When the player said that it is paid. */
  paidAt: z.nullable(z.int()),
});
export type DepositRow = z.output<typeof DepositRow>;

export const deposits = table(DepositRow, 'depositId', ['accountId', 'status', 'paymentReference']);
