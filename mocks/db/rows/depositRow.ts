import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';
import { FileColumn, requestColumns } from './requestColumns.ts';

export const DepositRow = z.object({
  depositId: z.string(),
  ...requestColumns,
  /** The player's payment reference, unique among a gateway's deposits. */
  paymentReference: z.nullable(z.string()),
  /** For comparing it. */
  foldedReference: z._default(z.nullable(z.string()), null),
  proof: z.nullable(FileColumn),
  /** When the player reported the payment. */
  paidAt: z.nullable(z.int()),
  /** Hundredths of a USDT that pay it, and the kobo of one. */
  usdt: z._default(
    z.nullable(z.object({ amount: z.int(), rate: z.int(), currency: z.optional(z.string()) })),
    null,
  ),
});
export type DepositRow = z.output<typeof DepositRow>;

export const deposits = table(DepositRow, 'depositId', ['accountId', 'status', 'foldedReference']);
