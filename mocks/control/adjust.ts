import type { House } from '../domain/house.ts';
import { balanceOf, post } from '../domain/money/ledger.ts';
import { pushBalance } from '../domain/money/wallet.ts';

/** Changes a balance by an amount, with a ledger line for it. */
export function adjustBy(house: House, accountId: number, amountKobo: number): void {
  if (amountKobo === 0) return;
  post(house, {
    accountId,
    kind: 'adjustment',
    amountKobo,
    reference: `adjustment-${house.db.next('adjustment')}`,
    remark: 'Adjusted by support',
    at: house.clock.now(),
  });
  pushBalance(house, accountId);
}

/** Sets a balance to an amount, with a ledger line for the difference. */
export function adjustTo(house: House, accountId: number, balanceKobo: number): void {
  adjustBy(house, accountId, balanceKobo - balanceOf(house, accountId));
}
