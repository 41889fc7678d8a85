import type { Withdrawal } from '../../../src/contract/cashier/withdrawals.ts';
import { taxedPart, withdrawalTax } from '../../../src/domain/account/withdrawalTax.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import { takeOtp } from '../account/otp.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { reviewedAt } from '../operator/reviews.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { checkAmount, feeOf, gatewayBy } from './cashierGateway.ts';
import { requestView } from './requests.ts';
import { taxRuleOf } from './taxRule.ts';
import { checkMayWithdraw, withdrawableOf } from './withdrawable.ts';

const EXPIRES_MS = 72 * 60 * 60_000;

export interface WithdrawalForm {
  gateway: string;
  amountKobo: number;
  destination: string;
  otp: string | undefined;
  /** A document was sent along. */
  hasProof?: boolean;
  clientKey: string | null;
}

export function withdrawalView(row: WithdrawalRow): Withdrawal {
  return {
    ...requestView(row),
    withdrawalId: row.withdrawalId,
    destination: row.destination,
    tax: row.taxKobo,
    net: netOf(row),
    isLocked: row.isLocked,
  };
}

/** What arrives of a withdrawal. */
export function netOf({ amountKobo, feeKobo, taxKobo }: WithdrawalRow): number {
  return amountKobo - feeKobo - taxKobo;
}

/** Creates a request and debits the balance at once: it is either paid out or refunded. */
export function createWithdrawal(
  operator: Operator,
  account: AccountRow,
  form: WithdrawalForm,
): WithdrawalRow {
  checkMayWithdraw(account);
  const { db, clock, settings } = operator;
  const { accountId } = account;
  const gateway = gatewayBy(operator, form.gateway, 'withdraw');
  checkAmount(gateway, form.amountKobo);
  const { available } = withdrawableOf(operator, accountId);
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
    takeOtp(operator, 'withdraw', withdrawTarget(accountId), form.otp);
  }
  const tax = taxRuleOf(operator, accountId);
  const at = clock.now();
  const withdrawalId = `W${db.next('withdrawal', 700_001)}`;
  const { destination, amountKobo } = form;
  post(operator, {
    accountId,
    kind: 'withdrawal',
    amountKobo: -amountKobo,
    reference: withdrawalId,
    remark: `Withdrawal to ${destination}`,
    at,
  });
  pushBalance(operator, accountId);
  return db.withdrawals.insert({
    withdrawalId,
    accountId,
    gateway: form.gateway,
    gatewayName: gateway.shown.name,
    amountKobo,
    feeKobo: feeOf(gateway, amountKobo),
    status: 'pending',
    reference: withdrawalId,
    clientKey: form.clientKey,
    createdAt: at,
    expiresAt: at + EXPIRES_MS,
    reviewAt: settings.reviews === 'auto' ? reviewedAt(operator, withdrawalId, gateway) : null,
    decidedAt: null,
    reason: null,
    steps: [
      { at, text: 'Requested and taken from your balance' },
      ...(form.hasProof ? [{ at, text: 'Your document has arrived' }] : []),
    ],
    destination,
    taxKobo: withdrawalTax(amountKobo, tax),
    taxedKobo: tax.percent > 0 ? taxedPart(amountKobo, tax) : 0,
    isLocked: account.hasWithdrawalLock,
  });
}

/** The target of a withdrawal's one-time code. */
export function withdrawTarget(accountId: number): string {
  return `account ${accountId}`;
}
