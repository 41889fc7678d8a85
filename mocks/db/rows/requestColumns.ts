import * as z from 'zod/mini';
import { RequestStatus } from '../../../src/contract/cashier/request.ts';

/** Columns that deposits and withdrawals share. */
export const requestColumns = {
  accountId: z.int(),
  gateway: z.string(),
  gatewayName: z.string(),
  amountKobo: z.int(),
  feeKobo: z.int(),
  status: RequestStatus,
  reference: z.string(),
  /** The idempotency key, if there was one. */
  clientKey: z.nullable(z.string()),
  createdAt: z.int(),
  expiresAt: z.int(),
  /** When it is approved automatically; null waits for somebody's decision. */
  reviewAt: z.nullable(z.int()),
  decidedAt: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  steps: z.array(z.object({ at: z.int(), text: z.string() })),
};

export const FileColumn = z.object({ name: z.string(), type: z.string(), bytes: z.int() });
export type FileColumn = z.output<typeof FileColumn>;
