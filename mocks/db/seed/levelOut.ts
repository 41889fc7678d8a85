import { balanceOf, linesOf, post } from '../../domain/money/ledger.ts';
import type { Operator } from '../../domain/operator.ts';

/** Enough for later withdrawals, whatever the bets of a seed bring. */
const AT_FIRST_KOBO = 100_000_00;

/** Adds an account's first line. Its amount is set by `levelOut`, once the history has been played. */
export function openAccount(
  operator: Operator,
  accountId: number,
  at = operator.clock.now(),
): void {
  post(operator, {
    accountId,
    kind: 'opening',
    amountKobo: AT_FIRST_KOBO,
    reference: 'brought-forward',
    remark: 'Balance brought forward',
    at,
  });
}

/** Sets the opening amount so that the balance is this one now. The only place that rewrites ledger lines. */
export function* levelOut(
  operator: Operator,
  accountId: number,
  wantedKobo: number,
): Generator<void, void> {
  const missingKobo = wantedKobo - balanceOf(operator, accountId);
  for (const { lineId, kind, amountKobo, balanceKobo } of linesOf(operator, accountId)) {
    operator.db.ledger.update(lineId, {
      amountKobo: kind === 'opening' ? amountKobo + missingKobo : amountKobo,
      balanceKobo: balanceKobo + missingKobo,
    });
    yield;
  }
}
