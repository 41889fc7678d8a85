import type { House } from '../../domain/house.ts';
import { balanceOf, linesOf, post } from '../../domain/money/ledger.ts';
import { ADAEZE_ID } from './people.ts';

const BALANCE_KOBO = 250_000_00;
/** Enough for later withdrawals, whatever the bets of a seed bring. */
const AT_FIRST_KOBO = 100_000_00;

/** Adds the account's first line. Its amount is set by `levelOut`, once the history has been played. */
export function openAccount(house: House, at = house.clock.now()): void {
  post(house, {
    accountId: ADAEZE_ID,
    kind: 'opening',
    amountKobo: AT_FIRST_KOBO,
    reference: 'brought-forward',
    remark: 'Balance brought forward',
    at,
  });
}

/** Sets the opening amount so that the balance is ₦250,000 now. The only place that rewrites ledger lines. */
export function* levelOut(house: House): Generator<void, void> {
  const missingKobo = BALANCE_KOBO - balanceOf(house, ADAEZE_ID);
  for (const { lineId, kind, amountKobo, balanceKobo } of linesOf(house, ADAEZE_ID)) {
    house.db.ledger.update(lineId, {
      amountKobo: kind === 'opening' ? amountKobo + missingKobo : amountKobo,
      balanceKobo: balanceKobo + missingKobo,
    });
    yield;
  }
}
