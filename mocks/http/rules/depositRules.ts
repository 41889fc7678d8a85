import { formatNaira } from '../../../src/domain/money/money.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { addProof, createDeposit, depositView, payUrl } from '../../domain/cashier/deposits.ts';
import { netDeposits } from '../../domain/money/statement.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { fileColumn } from '../fileColumn.ts';
import { isAskedRequest } from '../isAskedRequest.ts';
import { pageOf } from '../pages.ts';

/** Deposits. */
export const depositRules = {
  createDeposit: ({ house, player, input, key }) => {
    const { gateway, amount, reference, proof, isPaid = false, rate } = input;
    const row = createDeposit(house, player, {
      gateway,
      amountKobo: amount,
      paymentReference: reference?.trim() || null,
      proof: proof ? fileColumn(proof) : null,
      isPaid,
      rateKobo: rate,
      clientKey: key || null,
    });
    inChain(house, player, row);
    const { usdt } = row;
    const isRateNew = usdt && rate !== undefined && rate !== usdt.rate;
    const message = isRateNew
      ? `The rate you saw had ended. Now 1 USDT is ${formatNaira(usdt.rate)}: send ${(usdt.amount / 100).toFixed(2)} USDT`
      : 'Request created';
    return { deposit: depositView(house, row), message };
  },
  createFastDeposit: ({ house, player, input: { gateway, amount }, key }) => {
    const row = createDeposit(house, player, {
      gateway,
      amountKobo: amount,
      paymentReference: null,
      proof: null,
      clientKey: key || null,
    });
    inChain(house, player, row);
    return { deposit: depositView(house, row), payUrl: payUrl(house, row) };
  },
  addDepositProof: ({ house, player, input: { depositId, proof } }) => {
    const row = house.db.deposits.get(depositId);
    if (row?.accountId !== player.accountId) {
      throw new Refusal('unknown-deposit', 'There is no such deposit', { status: 404 });
    }
    return {
      deposit: depositView(house, addProof(house, row, fileColumn(proof))),
      message: 'Thank you. We will check your receipt within 30 minutes.',
    };
  },
  listDeposits: ({ house, player, input, at }) => {
    const { page, depositId } = input;
    const rows = house.db.deposits
      .where('accountId', player.accountId)
      .filter((row) => isAskedRequest(row, input) && (!depositId || row.depositId === depositId));
    return {
      asOf: at,
      deposits: pageOf(rows, page).map((row) => depositView(house, row)),
      total: rows.length,
      netDeposits: netDeposits(house, player.accountId),
    };
  },
} satisfies SomeRules;
