import { taxableWinnings } from '../../../src/domain/account/withdrawalTax.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import { linesOf } from '../money/ledger.ts';
import type { Operator } from '../operator.ts';

/** The operator's tax on a player's next withdrawal. A refunded withdrawal has taken no winnings out. */
export function taxRuleOf(operator: Operator, accountId: number) {
  const won = linesOf(operator, accountId)
    .filter((line) => isBetLine(line))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const taxed = operator.db.withdrawals
    .where('accountId', accountId)
    .filter(({ status }) => status === 'pending' || status === 'approved')
    .reduce((sum, { taxedKobo }) => sum + taxedKobo, 0);
  return { percent: operator.settings.taxPercent, taxable: taxableWinnings(won, taxed) };
}
