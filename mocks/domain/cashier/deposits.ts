import type { Deposit } from '../../../src/contract/cashier/deposits.ts';
import { usdtFor } from '../../../src/domain/account/usdtFor.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { asSentence } from '../../../src/domain/text/asSentence.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import { rewardParent } from '../account/referral.ts';
import { followWelcome } from '../bonus/bonuses.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { depositRefusal, reviewedAt } from '../operator/reviews.ts';
import type { Operator } from '../operator.ts';
import { checkDeposit } from '../play/checkPlay.ts';
import { tellReached } from '../play/limitReached.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { lessWords } from './amountWords.ts';
import { checkAmount, feeOf, gatewayBy, isFast } from './cashierGateway.ts';
import { agreedRate } from './currencyRate.ts';
import { folded, isReported } from './paymentReference.ts';
import { decided, requestView } from './requests.ts';

/** How long a deposit is waited for, and looked for once it is reported. */
export const EXPIRES_MS = 30 * 60_000;
const DECLINED = 'Declined';
export interface DepositForm {
  gateway: string;
  amountKobo: number;
  paymentReference: string | null;
  proof: DepositRow['proof'];
  isPaid?: boolean;
  /** The rate of the gateway's currency that the player saw, in kobo. */
  rateKobo?: number | undefined;
  clientKey: string | null;
}

export function depositView(operator: Pick<Operator, 'apiRoot'>, row: DepositRow): Deposit {
  return {
    ...requestView(row),
    depositId: row.depositId,
    expiresAt: row.expiresAt,
    ...(row.paymentReference !== null && { paymentReference: row.paymentReference }),
    hasProof: row.proof !== null,
    ...(row.paidAt !== null && { paidAt: row.paidAt }),
    ...(row.usdt !== null && { usdt: row.usdt }),
    ...(row.status === 'pending' && isFast(row.gateway) && { payUrl: payUrl(operator, row) }),
  };
}

/** The provider's page on which a deposit is paid. */
export function payUrl({ apiRoot }: Pick<Operator, 'apiRoot'>, { depositId }: DepositRow): string {
  return `${apiRoot}/external/pay/${depositId}`;
}

/** Creates a deposit request. Nothing is credited before it is approved. */
export function createDeposit(
  operator: Operator,
  account: AccountRow,
  form: DepositForm,
): DepositRow {
  const { db, clock, settings } = operator;
  const gateway = gatewayBy(operator, form.gateway, 'deposit');
  checkAmount(gateway, form.amountKobo);
  checkDeposit(operator, account.accountId, form.amountKobo);
  const foldedReference = form.paymentReference === null ? null : folded(form.paymentReference);
  if (foldedReference !== null && isReported(operator, form.gateway, foldedReference)) {
    const message = 'There is already a deposit with this payment reference';
    throw new Refusal('duplicate-payment', message, {
      status: 409,
      fields: { reference: message },
    });
  }
  const at = clock.now();
  const { currency } = gateway;
  const rateKobo = currency ? agreedRate(currency, form.rateKobo, at) : null;
  const isRateNew = rateKobo !== null && form.rateKobo !== undefined && form.rateKobo !== rateKobo;
  const depositId = `D${db.next('deposit', 500_001)}`;
  const row = db.deposits.insert({
    depositId,
    accountId: account.accountId,
    gateway: form.gateway,
    gatewayName: gateway.shown.name,
    amountKobo: form.amountKobo,
    feeKobo: feeOf(gateway, form.amountKobo),
    status: 'pending',
    reference: depositId,
    clientKey: form.clientKey,
    createdAt: at,
    expiresAt: at + EXPIRES_MS,
    // A payment on a provider's page is decided there.
    reviewAt:
      settings.reviews === 'auto' && !gateway.isFast
        ? reviewedAt(operator, depositId, gateway)
        : null,
    decidedAt: null,
    reason: null,
    steps: [
      { at, text: 'Requested' },
      ...(isRateNew ? [{ at, text: 'The rate you saw had expired, so we set a new one' }] : []),
    ],
    paymentReference: form.paymentReference,
    foldedReference,
    proof: form.proof,
    // A player who gives a payment reference has already paid.
    paidAt: form.isPaid || form.paymentReference !== null ? at : null,
    usdt:
      rateKobo === null
        ? null
        : { amount: usdtFor(form.amountKobo, rateKobo), rate: rateKobo, currency },
  });
  tellReached(operator, account.accountId, at);
  return row;
}

/** Records that the player reports the payment, which extends the time to find the money. */
export function confirmPaid({ db, clock }: Operator, row: DepositRow): void {
  if (row.paidAt !== null) return;
  const at = clock.now();
  const steps = [...row.steps, { at, text: 'You told us you have paid' }];
  db.deposits.update(row.depositId, { paidAt: at, expiresAt: at + EXPIRES_MS, steps });
}

/** Credits a deposit, unless the player has named a payment that nobody finds. */
export function reviewDeposit(operator: Operator, row: DepositRow, at: number): void {
  const isNamed = row.paymentReference !== null && !isLookedForAgain(row);
  const reason = isNamed ? depositRefusal(operator, row.depositId) : undefined;
  if (reason === undefined) approveDeposit(operator, row, at);
  else declineDeposit(operator, row, reason, at);
}

/** The receipt shows where the money is that nobody found before. */
const isLookedForAgain = ({ steps }: DepositRow) => steps.some(({ text }) => text === DECLINED);

/** Credits a deposit once, less its fee. */
export function approveDeposit(operator: Operator, row: DepositRow, at: number): void {
  const changes = decided(row, 'approved', { at, text: 'Approved and credited' });
  const { accountId, depositId, gatewayName, amountKobo, feeKobo } = row;
  operator.db.deposits.update(depositId, changes);
  post(operator, {
    accountId,
    kind: 'deposit',
    amountKobo: amountKobo - feeKobo,
    reference: depositId,
    remark: `Deposit: ${gatewayName}`,
    at,
  });
  pushBalance(operator, accountId);
  const text = `${formatNaira(amountKobo - feeKobo)} is in your wallet${lessWords(row)}.`;
  tellEnd(operator, row, { title: 'Deposit approved', text, severity: 'success' }, at);
  rewardParent(operator, row, at);
  followWelcome(operator, accountId, at);
}

export function declineDeposit(
  operator: Operator,
  row: DepositRow,
  reason: string,
  at: number,
): void {
  operator.db.deposits.update(
    row.depositId,
    decided(row, 'declined', { at, text: DECLINED, reason }),
  );
  const text = `${asSentence(reason)} ${formatNaira(row.amountKobo)} was not credited.`;
  tellEnd(operator, row, { title: 'Deposit declined', text, severity: 'error' }, at);
}

export function expireDeposit(operator: Operator, row: DepositRow, at: number): void {
  const reason = 'No payment arrived within 30 minutes';
  operator.db.deposits.update(
    row.depositId,
    decided(row, 'expired', { at, text: 'Expired', reason }),
  );
  const text = `No payment of ${formatNaira(row.amountKobo)} arrived within 30 minutes. If you have sent it, add your receipt: we'll find the money and credit it.`;
  tellEnd(operator, row, { title: 'Deposit expired', text, severity: 'warning' }, at);
}

type End = Pick<Parameters<typeof tell>[2], 'title' | 'text' | 'severity'>;

function tellEnd(operator: Operator, { accountId }: DepositRow, end: End, at: number): void {
  tell(operator, accountId, { ...end, href: '/deposit/list', pushAs: 'deposit' }, at);
}
