import { balanceOf, post } from '../domain/money/ledger.ts';
import { pushBalance } from '../domain/money/wallet.ts';
import type { Operator } from '../domain/operator.ts';

/** Changes a balance by an amount, with a ledger line for it. */
export function adjustBy(operator: Operator, accountId: number, amountKobo: number): void {
  if (amountKobo === 0) return;
  post(operator, {
    accountId,
    kind: 'adjustment',
    amountKobo,
    reference: `adjustment-${operator.db.next('adjustment')}`,
    remark: 'Adjusted by support',
    at: operator.clock.now(),
  });
  pushBalance(operator, accountId);
}

/** Sets a balance to an amount, with a ledger line for the difference. */
export function adjustTo(operator: Operator, accountId: number, balanceKobo: number): void {
  adjustBy(operator, accountId, balanceKobo - balanceOf(operator, accountId));
}
