import { formatNaira } from '../../../src/domain/money/money.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { addProof } from '../../domain/cashier/depositProof.ts';
import { createDeposit, depositView, payUrl } from '../../domain/cashier/deposits.ts';
import { paidInAndOut } from '../../domain/money/statement.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { fileColumn } from '../fileColumn.ts';
import { isAskedRequest } from '../isAskedRequest.ts';
import { pageOf } from '../pages.ts';

/** Deposits. */
export const depositRules = {
  createDeposit: ({ operator, player, input, key }) => {
    const { gateway, amount, reference, proof, isPaid = false, rate } = input;
    const row = createDeposit(operator, player, {
      gateway,
      amountKobo: amount,
      paymentReference: reference?.trim() || null,
      proof: proof ? fileColumn(proof) : null,
      isPaid,
      rateKobo: rate,
      clientKey: key || null,
    });
    inChain(operator, player, row);
    const { usdt } = row;
    const isRateNew = usdt && rate !== undefined && rate !== usdt.rate;
    const message = isRateNew
      ? `The rate you saw has expired. Now 1 ${usdt.currency} is ${formatNaira(usdt.rate)}: send ${(usdt.amount / 100).toFixed(2)} ${usdt.currency}`
      : 'Request created';
    return { deposit: depositView(operator, row), message };
  },
  createFastDeposit: ({ operator, player, input: { gateway, amount }, key }) => {
    const row = createDeposit(operator, player, {
      gateway,
      amountKobo: amount,
      paymentReference: null,
      proof: null,
      clientKey: key || null,
    });
    inChain(operator, player, row);
    return { deposit: depositView(operator, row), payUrl: payUrl(operator, row) };
  },
  addDepositProof: ({ operator, player, input: { depositId, proof } }) => {
    const row = operator.db.deposits.get(depositId);
    if (row?.accountId !== player.accountId) {
      throw new Refusal('unknown-deposit', 'There is no such deposit', { status: 404 });
    }
    return {
      deposit: depositView(operator, addProof(operator, row, fileColumn(proof))),
      message: 'Thank you. We will check your receipt within 30 minutes.',
    };
  },
  listDeposits: ({ operator, player, input, at }) => {
    const { page, depositId } = input;
    const rows = operator.db.deposits
      .where('accountId', player.accountId)
      .filter((row) => isAskedRequest(row, input) && (!depositId || row.depositId === depositId));
    return {
      asOf: at,
      deposits: pageOf(rows, page).map((row) => depositView(operator, row)),
      total: rows.length,
      ...paidInAndOut(operator, player.accountId),
    };
  },
} satisfies SomeRules;
