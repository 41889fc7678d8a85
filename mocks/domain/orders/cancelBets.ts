import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeWaiting } from '../bets/betTerms.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { cancelRest } from './endRest.ts';

/** A player's bet by its id. */
export function betOf({ db }: Operator, { accountId }: AccountRow, betId: string): BetRow {
  const row = db.bets.get(betId);
  if (row?.accountId === accountId) return row;
  throw new Refusal('unknown-bet', 'Bet not found', { status: 404 });
}

/**
 * Cancels what waits of one order: nothing, if all of it was matched, cancelled or settled meanwhile. In its
 * delay it cannot be cancelled, because that would be a free look at what happens.
 */
export function cancelBet(operator: Operator, account: AccountRow, betId: string, at: number) {
  const row = betOf(operator, account, betId);
  if (row.state === 'delayed') {
    throw refuseBet('not-waiting', 'This bet is still being placed. You can cancel it after that.');
  }
  if (row.waitsIn === null) return { row, cancelledKobo: 0 };
  return { row: cancelRest(operator, row, at), cancelledKobo: stakeWaiting(row) };
}

/** Cancels everything that a player has waiting, in one market or in all. */
export function cancelBets(
  operator: Operator,
  { accountId }: AccountRow,
  marketId: string | undefined,
  at: number,
) {
  const waiting = openBets(operator, accountId, marketId).filter(({ waitsIn }) => waitsIn !== null);
  return {
    rows: waiting.map((row) => cancelRest(operator, row, at)),
    cancelledKobo: waiting.reduce((sum, row) => sum + stakeWaiting(row), 0),
  };
}
