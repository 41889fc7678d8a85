import type { DepositRow } from '../../db/rows/depositRow.ts';
import { reviewedAt } from '../operator/reviews.ts';
import type { Operator } from '../operator.ts';
import { tellReached } from '../play/limitReached.ts';
import { Refusal } from '../refusal.ts';
import { gatewayBy } from './cashierGateway.ts';
import { EXPIRES_MS } from './deposits.ts';
import { isReported } from './paymentReference.ts';

/**
 * Adds a later receipt. It reports the payment, and lets a person look once more for money that came late or was not
 * found.
 */
export function addProof(
  operator: Operator,
  row: DepositRow,
  proof: NonNullable<DepositRow['proof']>,
): DepositRow {
  if (row.status === 'approved') {
    throw new Refusal('already-decided', 'This deposit is already approved', { status: 409 });
  }
  const { db, clock } = operator;
  const at = clock.now();
  const steps = [...row.steps, { at, text: 'You sent a receipt' }];
  const given = { proof, steps, paidAt: row.paidAt ?? at };
  if (row.status === 'pending' || isToldAgain(operator, row)) {
    return db.deposits.update(row.depositId, given);
  }
  const changed = db.deposits.update(row.depositId, {
    ...given,
    status: 'pending',
    decidedAt: null,
    reason: null,
    expiresAt: at + EXPIRES_MS,
    reviewAt: lookAt(operator, row),
  });
  tellReached(operator, row.accountId, at);
  return changed;
}

/** When somebody has looked for the money of a receipt. */
function lookAt(operator: Operator, { depositId, gateway }: DepositRow): number | null {
  if (operator.settings.reviews !== 'auto') return null;
  return reviewedAt(operator, depositId, gatewayBy(operator, gateway, 'deposit'));
}

/** Whether the same payment was reported in another deposit, which is the one to credit. */
function isToldAgain(operator: Operator, row: DepositRow): boolean {
  return row.foldedReference !== null && isReported(operator, row.gateway, row.foldedReference);
}
