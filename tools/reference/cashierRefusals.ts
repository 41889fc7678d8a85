import { KYC_MAX_BYTES, submitKyc } from '../../src/contract/account/kyc.ts';
import { resolveAccount } from '../../src/contract/cashier/bank.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { actOnGateway, getGateway } from '../../src/contract/cashier/gateways.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  lockWithdrawals,
  requestWithdrawOtp,
} from '../../src/contract/cashier/withdrawals.ts';
import { documents, picture, type Refusals } from './given.ts';

const payout = { gateway: 'ng_bank_payout', amount: 1_000_00, savedAccountId: 'S101' };

/** Provokes the refusals of deposits, withdrawals and documents. */
export const cashierRefusals = {
  'bad-range': ({ app, adaeze }) =>
    app.refusal(getStatement, { from: '2026-02-02', to: '2026-02-01' }, adaeze),
  'unknown-gateway': ({ app, adaeze }) => app.refusal(getGateway, { code: 'none' }, adaeze),
  'gateway-down': ({ app, adaeze }) =>
    app.refusal(createDeposit, { gateway: 'm_paytm', amount: 1000_00 }, adaeze),
  'bad-amount': ({ app, adaeze }) =>
    app.refusal(createDeposit, { gateway: 'ng_transfer', amount: 99_00 }, adaeze),
  'duplicate-payment': async ({ app, adaeze, emeka }) => {
    const paid = { gateway: 'ng_opay', amount: 1000_00, reference: 'OP-1' };
    await app.call(createDeposit, paid, adaeze);
    return app.refusal(createDeposit, paid, emeka);
  },
  'unknown-deposit': ({ app, adaeze }) =>
    app.refusal(actOnGateway, { action: 'confirm-paid', depositId: 'none' }, adaeze),
  'unknown-bank': ({ app, adaeze }) =>
    app.refusal(resolveAccount, { bankCode: 'none', accountNo: '0000014579' }, adaeze),
  'bad-account': ({ app, adaeze }) =>
    app.refusal(resolveAccount, { bankCode: '011', accountNo: '0000014578' }, adaeze),
  'name-mismatch': ({ app, adaeze }) => {
    const account = { bankCode: '999992', accountNo: '9011112222' };
    return app.refusal(actOnGateway, { action: 'save-account', ...account }, adaeze);
  },
  'unknown-account': ({ app, adaeze }) =>
    app.refusal(createWithdrawal, { ...payout, savedAccountId: 'none' }, adaeze),
  'kyc-needed': ({ app, emeka }) => app.refusal(requestWithdrawOtp, { amount: 1000_00 }, emeka),
  'kyc-not-needed': ({ app, adaeze }) => app.refusal(submitKyc, documents, adaeze),
  'file-too-large': ({ app, emeka }) =>
    app.refusal(submitKyc, { ...documents, front: picture(KYC_MAX_BYTES + 1) }, emeka),
  'file-type': ({ app, emeka }) =>
    app.refusal(submitKyc, { ...documents, front: picture(100, '<svg') }, emeka),
  'unknown-withdrawal': ({ app, adaeze }) =>
    app.refusal(cancelWithdrawal, { withdrawalId: 'none' }, adaeze),
  'withdrawal-locked': async ({ app, adaeze }) => {
    await app.call(lockWithdrawals, { isLocked: true }, adaeze);
    await app.call(requestWithdrawOtp, { amount: 2_000_00 }, adaeze);
    const payout = { gateway: 'ng_bank_payout', amount: 2_000_00, savedAccountId: 'S101' };
    const { withdrawal } = await app.call(createWithdrawal, { ...payout, otp: '123456' }, adaeze);
    return app.refusal(cancelWithdrawal, withdrawal, adaeze);
  },
  'already-decided': ({ app, adaeze }) =>
    app.refusal(cancelWithdrawal, { withdrawalId: 'W700001' }, adaeze),
} satisfies Partial<Refusals>;
