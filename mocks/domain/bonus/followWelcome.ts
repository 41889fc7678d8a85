import type { Operator } from '../operator.ts';
import { endBonus } from './bonuses.ts';
import { matchedDeposit } from './matchedDeposit.ts';

/**
 * The welcome bonus matches the first deposit and no other: from that deposit on its offer has an end, and it ends
 * at once when another bonus takes the deposit. Else it would ask for deposits for ever.
 */
export function followWelcome(operator: Operator, accountId: number, at: number): void {
  const { db } = operator;
  const deposits = db.deposits.where('accountId', accountId);
  if (!deposits.some(({ status }) => status === 'approved')) return;
  for (const row of db.bonuses.where('accountId', accountId)) {
    if (row.offer !== 'welcome' || row.status !== 'available') continue;
    const matched = matchedDeposit(operator, row);
    if (matched) db.bonuses.update(row.bonusId, { expiresAt: matched.until });
    else endBonus(operator, row, 'expired', at);
  }
}
