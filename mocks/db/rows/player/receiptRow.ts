import * as z from 'zod/mini';
import { ReceiptKind } from '../../../../src/contract/account/receipts.ts';
import { table } from '../../../engine/db/table.ts';

/** An entry of a player's chain. Its text never changes, because later ones carry its hash. */
const ReceiptRow = z.object({
  receiptId: z.string(),
  accountId: z.int(),
  no: z.int(),
  kind: ReceiptKind,
  id: z.string(),
  at: z.int(),
  /** What is signed. */
  json: z.string(),
  /** Made when the receipt is first asked for, because signing takes a hundred times as long as hashing. */
  signature: z.nullable(z.string()),
  hash: z.string(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

export const receipts = table(ReceiptRow, 'receiptId', ['accountId', 'id']);
