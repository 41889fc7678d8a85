import { type RefusalReason, refusalText } from '../../../src/domain/position/refusal.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { Operator } from '../operator.ts';
import { isWithdrawn } from '../orders/book.ts';
import { cancelRest, voidMatched } from '../orders/endRest.ts';
import { isCloser } from '../orders/positions.ts';
import { armAgain } from '../orders/stopLosses.ts';
import { tellEnded } from '../orders/tellOrder.ts';
import { stakeWaiting } from './betTerms.ts';
import { pushBet } from './pushBet.ts';

/**
 * Refuses a bet after its delay and releases its exposure. An order that was in the book before, and was
 * delayed by a change, keeps what is matched and loses its rest; a runner withdrawn meanwhile voids both.
 */
export function rejectBet(operator: Operator, bet: BetRow, reason: RefusalReason): void {
  const at = operator.clock.now();
  const why = { reasonCode: reason, reason: refusalText(reason) };
  if (bet.place > 0) {
    const row = cancelRest(operator, bet, at, why);
    // Whatever the reason was: a market may be suspended, or settled, before the delay ends.
    if (isWithdrawn(operator, row)) voidMatched(operator, row, at);
  } else {
    const changes = { state: 'rejected', isOpen: false, ...why } as const;
    pushBet(operator, operator.db.bets.update(bet.betId, changes));
  }
  // Whoever has just placed an order sees that it is refused. One that waited before is told, as a closer is.
  if (!isCloser(bet) && bet.place === 0) return;
  // A stop-loss still protects once the market opens again.
  if (isCloser(bet) && STOPPED.includes(reason) && armAgain(operator, bet, at)) return;
  tellEnded(operator, bet, stakeWaiting(bet), why.reason, at);
}

const STOPPED: readonly RefusalReason[] = ['market-suspended', 'ball-running'];
