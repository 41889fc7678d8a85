import { listBonuses } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { getLuckyDraw } from '../../src/contract/cashier/luckyDraw.ts';
import { createWithdrawal, requestWithdrawOtp } from '../../src/contract/cashier/withdrawals.ts';
import { asAdaeze, type Examples, nothing } from './example.ts';
import { documents, type Given } from './given.ts';

const payout = {
  gateway: 'ng_bank_payout',
  amount: 20_000_00,
  savedAccountId: 'S101',
  otp: '123456',
};

/** Example calls: deposits, withdrawals, documents, bonuses and referrals. */
export const cashierExamples = {
  getBankAccountDetails: asAdaeze,
  listSavedAccounts: asAdaeze,
  listBanks: asAdaeze,
  resolveAccount: { as: 'adaeze', input: () => ({ bankCode: '011', accountNo: '0000014579' }) },
  listGateways: { as: 'adaeze', input: () => ({ kind: 'deposit' }) },
  getGateway: { as: 'adaeze', input: () => ({ code: 'ng_ussd', amount: 2_500_00 }) },
  actOnGateway: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const paid = { gateway: 'ng_transfer', amount: 5_000_00 };
      const { deposit } = await app.call(createDeposit, paid, adaeze);
      return { action: 'confirm-paid', depositId: deposit.depositId };
    },
  },
  createDeposit: {
    as: 'adaeze',
    input: () => ({
      gateway: 'ng_opay',
      amount: 5_000_00,
      reference: 'OP-20391',
      proof: documents.front,
    }),
  },
  createFastDeposit: { as: 'adaeze', input: () => ({ gateway: 'ng_card', amount: 5_000_00 }) },
  addDepositProof: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const sent = { gateway: 'ng_transfer', amount: 5_000_00 };
      const { deposit } = await app.call(createDeposit, sent, adaeze);
      return { depositId: deposit.depositId, proof: documents.front };
    },
  },
  listDeposits: { as: 'adaeze', input: () => ({ status: 'approved', page: 1 }) },
  requestWithdrawOtp: { as: 'adaeze', input: () => ({ amount: 20_000_00 }) },
  createWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      return payout;
    },
  },
  createDynamicWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      return { gateway: 'ng_opay_payout', amount: 20_000_00, phone: '8031234567', otp: '123456' };
    },
  },
  cancelWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      const { withdrawal } = await app.call(createWithdrawal, payout, adaeze);
      return { withdrawalId: withdrawal.withdrawalId };
    },
  },
  lockWithdrawals: { as: 'adaeze', input: () => ({ isLocked: true }) },
  listWithdrawals: { as: 'adaeze', input: () => ({ page: 1 }) },
  getKyc: asAdaeze,
  submitKyc: { as: 'emeka', input: () => documents },

  listBonuses: asAdaeze,
  getLuckyDraw: { as: 'guest', input: nothing },
  getDrawList: {
    as: 'guest',
    async input({ app }) {
      app.backend.control.run('scenario', { name: 'in-the-draw' });
      const { draws } = await app.call(getLuckyDraw, {});
      return { week: draws.at(-1)?.week ?? 0 };
    },
  },
  joinLuckyDraw: asAdaeze,
  getBonusStats: asAdaeze,
  listBonusParts: { as: 'adaeze', input: activeBonus },
  takeBonus: {
    as: 'emeka',
    async input({ app, emeka }) {
      await app.call(createDeposit, { gateway: 'ng_transfer', amount: 10_000_00 }, emeka);
      app.backend.control.run('clock', { advance: '2m' });
      const { bonuses } = await app.call(listBonuses, { status: 'available' }, emeka);
      const { bonusId = '', opened } = bonuses.find(({ offer }) => offer === 'welcome') ?? {};
      return { bonusId, depositId: opened?.depositId };
    },
  },
  cancelBonus: { as: 'adaeze', input: activeBonus },
  generateReferral: asAdaeze,
  getReferralStats: asAdaeze,
  listReferralChildren: asAdaeze,
  listReferralSources: asAdaeze,
} satisfies Partial<Examples>;

async function activeBonus({ app, adaeze }: Given): Promise<{ bonusId: string }> {
  const { bonuses } = await app.call(listBonuses, { status: 'active' }, adaeze);
  return { bonusId: bonuses[0]?.bonusId ?? '' };
}
