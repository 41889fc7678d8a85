import { formatNaira } from '../../../src/domain/money/money.ts';
import { BANKS, OWN_ACCOUNTS } from '../../domain/cashier/banks.ts';
import { gatewayBy, gatewaysOf } from '../../domain/cashier/cashierGateway.ts';
import { confirmPaid } from '../../domain/cashier/deposits.ts';
import { payTo } from '../../domain/cashier/payTo.ts';
import {
  resolveAccount,
  saveAccount,
  savedAccountOf,
  savedAccountView,
} from '../../domain/cashier/savedAccounts.ts';
import { statementOf } from '../../domain/money/statement.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';

/** Gateways, banks, accounts and the statement. */
export const cashierRules = {
  getStatement: ({ operator, player, input: { from, to }, at }) => ({
    asOf: at,
    ...statementOf(operator, player.accountId, from, to),
  }),
  getBankAccountDetails: () => ({ bankDetails: OWN_ACCOUNTS }),
  listSavedAccounts: ({ operator: { db }, player }) => ({
    accounts: db.savedAccounts.where('accountId', player.accountId).map(savedAccountView),
  }),
  listBanks: () => ({ banks: BANKS }),
  resolveAccount: ({ player, input: { bankCode, accountNo } }) =>
    resolveAccount(player, bankCode, accountNo),
  listGateways: ({ operator, input: { kind } }) => ({
    gateways: gatewaysOf(operator)
      .map(({ shown }) => shown)
      .filter((row) => !kind || row.kind === kind),
  }),
  getGateway: ({ operator, player, input: { code, kind, amount }, at }) => {
    const gateway = gatewayBy(operator, code, kind);
    const { shown, instructions, fields } = gateway;
    const exactly = amount === undefined ? [] : [`The amount is ${formatNaira(amount)}`];
    return {
      asOf: at,
      gateway: shown,
      instructions: [...instructions, ...exactly],
      fields,
      ...payTo(gateway, player, amount, at),
    };
  },
  actOnGateway: ({ operator, player, input }) => {
    const { db } = operator;
    if (input.action === 'save-account') {
      const row = saveAccount(operator, player, input.bankCode, input.accountNo);
      return { ok: true, message: 'Account saved', account: savedAccountView(row) };
    }
    if (input.action === 'remove-account') {
      const row = savedAccountOf(operator, player.accountId, input.savedAccountId);
      db.savedAccounts.remove(row.savedAccountId);
      return { ok: true, message: 'Account removed' };
    }
    const deposit = db.deposits.get(input.depositId);
    if (deposit?.accountId !== player.accountId || deposit.status !== 'pending') {
      throw new Refusal('unknown-deposit', 'Pending deposit not found', { status: 404 });
    }
    confirmPaid(operator, deposit);
    return { ok: true, message: 'Thank you, we are looking for your payment' };
  },
} satisfies SomeRules;
