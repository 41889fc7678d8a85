import { survives, turnText } from '../../../src/domain/market/order.ts';
import { refusalText } from '../../../src/domain/position/refusal.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeMatched, stakeWaiting } from '../bets/betTerms.ts';
import { pushBet } from '../bets/pushBet.ts';
import type { Operator } from '../operator.ts';
import { waitingIn } from './book.ts';
import { settleDown } from './changeBook.ts';
import { tellEnded } from './tellOrder.ts';

interface Why {
  reasonCode: string;
  reason: string;
}

export const REMOVED: Why = {
  reasonCode: 'runner-removed',
  reason: refusalText('runner-removed'),
};

/** Cancels what waits of an order and tells its player. What is matched stays. */
export function cancelRest(operator: Operator, row: BetRow, at: number, why?: Why): BetRow {
  return end(operator, row, { cancelledKobo: row.cancelledKobo + stakeWaiting(row), ...why }, at);
}

/** Lets what waits of an order lapse and tells its player. */
export function lapseRest(operator: Operator, row: BetRow, at: number, why: Why): BetRow {
  const kobo = stakeWaiting(row);
  const ended = end(operator, row, { lapsedKobo: row.lapsedKobo + kobo, ...why }, at);
  tellEnded(operator, ended, kobo, why.reason, at);
  return ended;
}

/** A goal, a wicket or the end of a set: orders lapse that do not outlive one. */
export function lapseAtIncident(operator: Operator, marketId: string, at: number): void {
  for (const row of waitingIn(operator, marketId)) {
    if (survives(row.rest, 'incident')) continue;
    lapseRest(operator, row, at, { reasonCode: 'turn-incident', reason: turnText('incident') });
  }
}

/** The market has closed: nothing waits any more. */
export function lapseAtClose(operator: Operator, row: BetRow, at: number): BetRow {
  return lapseRest(operator, row, at, { reasonCode: 'market-closed', reason: turnText('close') });
}

/** The runner is withdrawn: what is matched of an order on it is void. */
export function voidMatched(operator: Operator, row: BetRow, at: number): void {
  if (stakeMatched(row) === 0) return;
  const ended = { state: 'void', isOpen: false, settledAt: at, resultKobo: 0 } as const;
  const isVoid = { ...ended, commissionKobo: 0, ...REMOVED };
  pushBet(operator, operator.db.bets.update(row.betId, isVoid));
}

function end(operator: Operator, row: BetRow, changes: Partial<BetRow>, at: number): BetRow {
  const ended = settleDown(operator, operator.db.bets.update(row.betId, changes), at);
  pushBet(operator, ended);
  return ended;
}
