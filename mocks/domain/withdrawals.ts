import type { Withdrawable, Withdrawal } from '../../src/contract/withdrawals.ts';
import { formatNaira } from '../../src/domain/money.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import type { WithdrawalRow } from '../db/rows/withdrawalRow.ts';
import { checkAmount, feeOf, gatewayBy } from './cashierGateway.ts';
import { exposureAmount } from './exposure.ts';
import type { House } from './house.ts';
import { balanceOf, post } from './ledger.ts';
import { takeOtp } from './otp.ts';
import { Refusal } from './refusal.ts';
import { decided, requestView } from './requests.ts';
import { tell } from './tell.ts';
import { unmetTurnover } from './turnover.ts';
import { pushBalance } from './wallet.ts';

const EXPIRES_MS = 72 * 60 * 60_000;

export interface WithdrawalForm {
  gateway: string;
  amountKobo: number;
  destination: string;
  otp: string | undefined;
}

export function withdrawalView(row: WithdrawalRow): Withdrawal {
  return {
    ...requestView(row),
    withdrawalId: row.withdrawalId,
    destination: row.destination,
    net: row.amountKobo - row.feeKobo,
  };
}

export function withdrawableOf(house: House, accountId: number): Withdrawable {
  const balance = balanceOf(house, accountId);
  const exposure = exposureAmount(house, accountId);
  const turnover = unmetTurnover(house, accountId);
  return {
    balance,
    exposure,
    lockedBonus: balanceOf(house, accountId, 'coins'),
    unmetTurnover: turnover,
    available: Math.max(0, balance - exposure - turnover),
  };
}

/** Only a player who has proved who they are may take money out. */
export function checkMayWithdraw({ isDemo, kycStatus }: AccountRow): void {
  if (isDemo) {
    throw new Refusal('demo-account', 'Withdrawals are off for a demo account', { status: 403 });
  }
  if (kycStatus !== 'approved') {
    throw new Refusal('kyc-needed', 'Please verify your identity before you withdraw', {
      status: 403,
    });
  }
}

/** Takes the money out of the balance at once: a request is paid or given back. */
export function createWithdrawal(
  house: House,
  account: AccountRow,
  form: WithdrawalForm,
): WithdrawalRow {
  checkMayWithdraw(account);
  const { db, clock, settings } = house;
  const { accountId } = account;
  const gateway = gatewayBy(form.gateway, 'withdraw');
  checkAmount(gateway, form.amountKobo);
  const { available } = withdrawableOf(house, accountId);
  if (form.amountKobo > available) {
    const message = `You can withdraw ${formatNaira(available)} now`;
    throw new Refusal('not-enough-available', message, {
      status: 422,
      fields: { amount: message },
    });
  }
  if (settings.app.OTP !== 0) {
    if (!form.otp) {
      const message = 'Please enter the code we sent you';
      throw new Refusal('otp-needed', message, { status: 422, fields: { otp: message } });
    }
    takeOtp(house, 'withdraw', withdrawTarget(accountId), form.otp);
  }
  const at = clock.now();
  const withdrawalId = `W${db.next('withdrawal', 700_001)}`;
  const { destination, amountKobo } = form;
  post(house, {
    accountId,
    kind: 'withdrawal',
    amountKobo: -amountKobo,
    reference: withdrawalId,
    remark: `Withdrawal to ${destination}`,
    at,
  });
  pushBalance(house, accountId);
  return db.withdrawals.insert({
    withdrawalId,
    accountId,
    gateway: form.gateway,
    gatewayName: gateway.shown.name,
    amountKobo,
    feeKobo: feeOf(gateway, amountKobo),
    status: 'pending',
    reference: withdrawalId,
    createdAt: at,
    expiresAt: at + EXPIRES_MS,
    reviewAt: settings.reviews === 'auto' ? at + gateway.reviewMs : null,
    decidedAt: null,
    reason: null,
    steps: [{ at, text: 'Requested and taken from your balance' }],
    destination,
  });
}

/** What the code for a withdrawal proves. */
export function withdrawTarget(accountId: number): string {
  return `account ${accountId}`;
}

export function approveWithdrawal(house: House, row: WithdrawalRow, at: number): void {
  house.db.withdrawals.update(row.withdrawalId, decided(row, 'approved', { at, text: 'Paid' }));
  const text = `${formatNaira(row.amountKobo - row.feeKobo)} is on its way to ${row.destination}`;
  tell(
    house,
    row.accountId,
    { title: 'Withdrawal paid', text, severity: 'success', href: '/withdrawlist' },
    at,
  );
}

/** Declined, expired or cancelled: the money goes back, with the reason in the ledger. */
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
    },
    at,
  );
}
