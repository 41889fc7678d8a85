import type { House } from '../../domain/house.ts';
import { balanceOf, linesOf, post } from '../../domain/money/ledger.ts';
import { ADAEZE_ID } from './people.ts';

const BALANCE_KOBO = 250_000_00;
/** Enough for what is withdrawn later, however the bets of a seed come out. */
const AT_FIRST_KOBO = 100_000_00;

/** The first line of the account; what was brought forward is known only when all has been lived. */
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

/** Brings forward what makes the balance ₦250,000 now: the one place where lines are rewritten. */
export function levelOut(house: House): void {
  const missingKobo = BALANCE_KOBO - balanceOf(house, ADAEZE_ID);
  for (const { lineId, kind, amountKobo, balanceKobo } of linesOf(house, ADAEZE_ID)) {
    house.db.ledger.update(lineId, {
      amountKobo: kind === 'opening' ? amountKobo + missingKobo : amountKobo,
      balanceKobo: balanceKobo + missingKobo,
    });
  }
}
