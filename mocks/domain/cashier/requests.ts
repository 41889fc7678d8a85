import type * as z from 'zod/mini';
import type { requestFields } from '../../../src/contract/cashier/request.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import { Refusal } from '../refusal.ts';

type RequestRow = DepositRow | WithdrawalRow;
type Common = z.output<z.ZodMiniObject<typeof requestFields>>;

/** The fields that deposits and withdrawals share. */
export function requestView(row: RequestRow): Common {
  return {
    gateway: row.gateway,
    gatewayName: row.gatewayName,
    amount: row.amountKobo,
    fee: row.feeKobo,
    status: row.status,
    reference: row.reference,
    ...(row.clientKey !== null && { clientKey: row.clientKey }),
    createdAt: row.createdAt,
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt }),
    ...(row.reason !== null && { reason: row.reason }),
    timeline: [...row.steps],
  };
}

/** The changes for a decision; refuses when the request is decided already. */
export function decided(
  row: RequestRow,
  status: 'approved' | 'declined' | 'expired',
  { at, text, reason = null }: { at: number; text: string; reason?: string | null },
) {
  if (row.status !== 'pending') {
    throw new Refusal('already-decided', `This request is already ${row.status}`, { status: 409 });
  }
  return { status, reason, decidedAt: at, reviewAt: null, steps: [...row.steps, { at, text }] };
}
