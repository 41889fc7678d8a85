import { createDeposit, depositView } from '../domain/deposits.ts';
import { netDeposits } from '../domain/statement.ts';
import type { SomeRules } from './everyRule.ts';
import { fileColumn } from './fileColumn.ts';
import { isWithinDays } from './isWithinDays.ts';
import { pageOf } from './pages.ts';

/** Money in. */
export const depositRules = {
  createDeposit: ({ house, player, input: { gateway, amount, reference, proof } }) => {
    const row = createDeposit(house, player, {
      gateway,
      amountKobo: amount,
      paymentReference: reference || null,
      proof: proof ? fileColumn(proof) : null,
    });
    return { deposit: depositView(row), message: 'Request created' };
  },
  createFastDeposit: ({ house, player, input: { gateway, amount } }) => {
    const row = createDeposit(house, player, {
      gateway,
      amountKobo: amount,
      paymentReference: null,
      proof: null,
    });
    return { deposit: depositView(row), payUrl: `/api/external/pay/${row.depositId}` };
  },
  listDeposits: ({ house, player, input, at }) => {
    const { status, from, to, page, depositId } = input;
    const rows = house.db.deposits
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!status || row.status === status) &&
          (!depositId || row.depositId === depositId) &&
          isWithinDays(row.createdAt, from, to),
      );
    return {
      asOf: at,
      deposits: pageOf(rows, page).map(depositView),
      total: rows.length,
      netDeposits: netDeposits(house, player.accountId),
    };
  },
} satisfies SomeRules;
