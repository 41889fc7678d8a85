import * as z from 'zod/mini';
import { ReceiptKind } from '../../../../src/contract/account/receipts.ts';
import { table } from '../../../engine/db/table.ts';

/** A receipt that was issued. Never changed: later ones carry its hash. */
const ReceiptRow = z.object({
  receiptId: z.string(),
  accountId: z.int(),
  no: z.int(),
  kind: ReceiptKind,
  id: z.string(),
  /** The JSON that was signed. */
  json: z.string(),
  signature: z.string(),
  hash: z.string(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

export const receipts = table(ReceiptRow, 'receiptId', ['accountId', 'id']);
