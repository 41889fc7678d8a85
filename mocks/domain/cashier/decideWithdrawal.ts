import { formatNaira } from '../../../src/domain/money/money.ts';
import { asSentence } from '../../../src/domain/text/asSentence.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { payoutRefusal } from '../operator/reviews.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { lessWords } from './amountWords.ts';
import { decided } from './requests.ts';
import { netOf } from './withdrawals.ts';

/** Approves a withdrawal. Its money left the balance with the request. */
export function approveWithdrawal(operator: Operator, row: WithdrawalRow, at: number): void {
  operator.db.withdrawals.update(row.withdrawalId, decided(row, 'approved', { at, text: 'Paid' }));
  const text = `${formatNaira(netOf(row))} was sent to ${row.destination}${lessWords(row)}.`;
  tell(
    operator,
    row.accountId,
    {
      title: 'Withdrawal paid',
      text,
      severity: 'success',
      href: '/withdrawlist',
      pushAs: 'withdrawal',
    },
    at,
  );
}

/** Pays a withdrawal out, unless whoever should receive it declines. */
export function reviewWithdrawal(operator: Operator, row: WithdrawalRow, at: number): void {
  const reason = payoutRefusal(operator, row.withdrawalId);
  if (reason === undefined) approveWithdrawal(operator, row, at);
  else declineWithdrawal(operator, row, reason, at);
}

/** Refunds a declined, expired or cancelled withdrawal; the ledger line gives the reason. */
export function refundWithdrawal(
  operator: Operator,
  row: WithdrawalRow,
  { status, reason, at }: { status: 'declined' | 'expired'; reason: string; at: number },
): WithdrawalRow {
  const { accountId, withdrawalId, amountKobo } = row;
  const changes = decided(row, status, { at, text: `Returned: ${reason}`, reason });
  post(operator, {
    accountId,
    kind: 'withdrawal-refund',
    amountKobo,
    reference: withdrawalId,
    remark: reason,
    at,
  });
  pushBalance(operator, accountId);
  return operator.db.withdrawals.update(withdrawalId, changes);
}

export function declineWithdrawal(
  operator: Operator,
  row: WithdrawalRow,
  reason: string,
  at: number,
): void {
  refundWithdrawal(operator, row, { status: 'declined', reason, at });
  tellReturned(operator, row, { title: 'Withdrawal declined', reason, severity: 'error' }, at);
}

/** Nobody has paid it in time. */
export function expireWithdrawal(operator: Operator, row: WithdrawalRow, at: number): void {
  const reason = 'Not paid within three days';
  refundWithdrawal(operator, row, { status: 'expired', reason, at });
  tellReturned(operator, row, { title: 'Withdrawal expired', reason, severity: 'warning' }, at);
}

function tellReturned(
  operator: Operator,
  { accountId, amountKobo }: WithdrawalRow,
  { reason, ...end }: { title: string; reason: string; severity: 'error' | 'warning' },
  at: number,
): void {
  const text = `${asSentence(reason)} ${formatNaira(amountKobo)} is back in your balance.`;
  tell(operator, accountId, { ...end, text, href: '/withdrawlist', pushAs: 'withdrawal' }, at);
}
