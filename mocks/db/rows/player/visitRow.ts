import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

const VisitRow = z.object({
  visitId: z.int(),
  /** Its idempotency key; empty when the page sent none. */
  key: z.string(),
  accountId: z.nullable(z.int()),
  path: z.string(),
  referrer: z.nullable(z.string()),
  dropped: z.int(),
  /** When the device saw the page, and when the backend received the visit. */
  at: z.int(),
  heardAt: z.int(),
});

export const visits = table(VisitRow, 'visitId', ['key']);
