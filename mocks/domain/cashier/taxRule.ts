import { taxableWinnings } from '../../../src/domain/account/withdrawalTax.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import type { House } from '../house.ts';
import { linesOf } from '../money/ledger.ts';

/** The operator's tax on a player's next withdrawal. A refunded withdrawal has taken no winnings out. */
export function taxRuleOf(house: House, accountId: number) {
  const won = linesOf(house, accountId)
    .filter((line) => isBetLine(line))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const taxed = house.db.withdrawals
    .where('accountId', accountId)
    .filter(({ status }) => status === 'pending' || status === 'approved')
    .reduce((sum, { taxedKobo }) => sum + taxedKobo, 0);
  return { percent: house.settings.taxPercent, taxable: taxableWinnings(won, taxed) };
}
