import { closingStake } from '../../../src/domain/position/closing.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeWaiting } from '../bets/betTerms.ts';
import { pushBet } from '../bets/pushBet.ts';
import type { Operator } from '../operator.ts';
import { waitingIn } from './book.ts';
import { settleDown } from './changeBook.ts';
import { cancelRest } from './endRest.ts';
import { isCloser, positionOf } from './positions.ts';
import { endStop, tellStopEnded, waitingStops } from './stopLosses.ts';
import { tellEnded } from './tellOrder.ts';

type Cause = Pick<BetRow, 'accountId' | 'marketId' | 'runners' | 'betId' | 'isHedge' | 'rest'>;

/**
 * A player's position has changed: what waits to close it must not open another. Orders shrink to what is left
 * to close, and where nothing is left they end, as the stop-loss does; the player is told.
 */
export function followPosition(operator: Operator, cause: Cause, at: number): void {
  const { accountId, marketId } = cause;
  const closers = waitingIn(operator, marketId).filter(
    (row) => row.accountId === accountId && isCloser(row),
  );
  const stops = waitingStops(operator, accountId, marketId);
  if (closers.length === 0 && stops.length === 0) return;
  const position = positionOf(operator, cause);
  for (const row of closers) {
    const { runnerId, side, askedHundredths } = row;
    const most = closingStake(position, { runnerId, side, priceHundredths: askedHundredths });
    if (most === 0) {
      endWaiting(operator, row, { reasonCode: 'position-closed', reason: whyClosed(cause) }, at);
    } else if (most < stakeWaiting(row)) {
      const stakeKobo = row.stakeKobo - stakeWaiting(row) + most;
      pushBet(
        operator,
        settleDown(operator, operator.db.bets.update(row.betId, { stakeKobo }), at),
      );
    }
  }
  for (const stop of stops) {
    if (closingStake(position, stop) > 0) continue;
    tellStopEnded(operator, endStop(operator, stop, 'ended', at, { reason: whyClosed(cause) }), at);
  }
}

/** Cancels what waits of an order, for another reason than that its player wants it, and tells why. */
export function endWaiting(
  operator: Operator,
  row: BetRow,
  why: { reasonCode: string; reason: string },
  at: number,
): void {
  const kobo = stakeWaiting(row);
  tellEnded(operator, cancelRest(operator, row, at, why), kobo, why.reason, at);
}

function whyClosed(cause: Cause): string {
  if (isCloser(cause)) return 'The other order of the pair was matched first.';
  if (cause.isHedge) return 'Your cash-out closed the position.';
  return 'Nothing was left to close.';
}
