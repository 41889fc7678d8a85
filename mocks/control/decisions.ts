import * as z from 'zod/mini';
import { formatNaira } from '../../src/domain/money/money.ts';
import { decideReferral } from '../domain/account/heldReferral.ts';
import { decideKyc } from '../domain/account/kyc.ts';
import { approveWithdrawal, declineWithdrawal } from '../domain/cashier/decideWithdrawal.ts';
import { approveDeposit, declineDeposit } from '../domain/cashier/deposits.ts';
import type { Operator } from '../domain/operator.ts';
import { Refusal } from '../domain/refusal.ts';

/** A request that waits for the operator. */
export const Waiting = z.strictObject({
  id: z.string(),
  kind: z.enum(['deposit', 'withdrawal', 'documents', 'referral']),
  username: z.string(),
  about: z.string(),
  since: z.iso.datetime(),
});
export type Waiting = z.output<typeof Waiting>;

/** Approves the request with this id, or declines it for a reason. */
export function decide(operator: Operator, id: string, reason: string | null): void {
  const { db, clock } = operator;
  const at = clock.now();
  const deposit = db.deposits.get(id);
  const withdrawal = db.withdrawals.get(id);
  const documents = db.kycs.get(id);
  const referral = db.referralChildren.get(id);
  if (deposit && reason === null) approveDeposit(operator, deposit, at);
  else if (deposit) declineDeposit(operator, deposit, reason ?? '', at);
  else if (withdrawal && reason === null) approveWithdrawal(operator, withdrawal, at);
  else if (withdrawal) declineWithdrawal(operator, withdrawal, reason ?? '', at);
  else if (documents) decideKyc(operator, documents, { reason, at });
  else if (referral) decideReferral(operator, referral, { reason, at });
  else throw new Refusal('unknown-request', `Nothing has the id ${id}`, { status: 404 });
}

/** Everything that waits for the operator's decision. */
export function waiting({ db }: Operator): Waiting[] {
  const entry = (
    kind: Waiting['kind'],
    id: string,
    accountId: number,
    about: string,
    at: number,
  ): Waiting => ({
    id,
    kind,
    username: db.accounts.get(accountId)?.username ?? '',
    about,
    since: new Date(at).toISOString(),
  });
  return [
    ...db.deposits
      .where('status', 'pending')
      .map((row) =>
        entry(
          'deposit',
          row.depositId,
          row.accountId,
          `${formatNaira(row.amountKobo)} by ${row.gatewayName}`,
          row.createdAt,
        ),
      ),
    ...db.withdrawals
      .where('status', 'pending')
      .map((row) =>
        entry(
          'withdrawal',
          row.withdrawalId,
          row.accountId,
          `${formatNaira(row.amountKobo)} to ${row.destination}`,
          row.createdAt,
        ),
      ),
    ...db.kycs
      .where('status', 'pending')
      .map((row) =>
        entry('documents', row.kycId, row.accountId, row.documentType, row.submittedAt),
      ),
    ...db.referralChildren
      .where('check', 'waiting')
      .map((row) =>
        entry(
          'referral',
          row.childId,
          row.parentId,
          `of ${row.username}`,
          row.heldAt ?? row.joinedAt,
        ),
      ),
  ];
}
