import { formatNaira } from '../../../src/domain/money/money.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import type { House } from '../house.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { payoutRefusal } from '../operator/reviews.ts';
import { tell } from '../tell.ts';
import { decided } from './requests.ts';
import { netOf } from './withdrawals.ts';

/** Approves a withdrawal. Its money left the balance with the request. */
export function approveWithdrawal(house: House, row: WithdrawalRow, at: number): void {
  house.db.withdrawals.update(row.withdrawalId, decided(row, 'approved', { at, text: 'Paid' }));
  const text = `${formatNaira(netOf(row))} is on its way to ${row.destination}`;
  tell(
    house,
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
export function reviewWithdrawal(house: House, row: WithdrawalRow, at: number): void {
  const reason = payoutRefusal(house, row.withdrawalId);
  if (reason === undefined) approveWithdrawal(house, row, at);
  else declineWithdrawal(house, row, reason, at);
}

/** Refunds a declined, expired or cancelled withdrawal; the ledger line gives the reason. */
export function refundWithdrawal(
  house: House,
  row: WithdrawalRow,
  { status, reason, at }: { status: 'declined' | 'expired'; reason: string; at: number },
): WithdrawalRow {
  const { accountId, withdrawalId, amountKobo } = row;
  const changes = decided(row, status, { at, text: `Returned: ${reason}`, reason });
  post(house, {
    accountId,
    kind: 'withdrawal-refund',
    amountKobo,
    reference: withdrawalId,
    remark: reason,
    at,
  });
  pushBalance(house, accountId);
  return house.db.withdrawals.update(withdrawalId, changes);
}

export function declineWithdrawal(
  house: House,
  row: WithdrawalRow,
  reason: string,
  at: number,
): void {
  refundWithdrawal(house, row, { status: 'declined', reason, at });
  tell(
    house,
    row.accountId,
    {
      title: 'Withdrawal declined',
      text: `${reason}. The money is back in your wallet.`,
      severity: 'error',
      href: '/withdrawlist',
      pushAs: 'withdrawal',
    },
    at,
  );
}
