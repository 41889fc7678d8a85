import { survives, turnText } from '../../../src/domain/market/order.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeWaiting } from '../bets/betTerms.ts';
import { pushBet } from '../bets/pushBet.ts';
import type { House } from '../house.ts';
import { waitingIn } from './book.ts';
import { settleDown } from './changeBook.ts';
import { tellEnded } from './tellOrder.ts';

interface Why {
  reasonCode: string;
  reason: string;
}

/** Cancels what waits of an order and tells its player. What is matched stays. */
export function cancelRest(house: House, row: BetRow, at: number, why?: Why): BetRow {
  return end(house, row, { cancelledKobo: row.cancelledKobo + stakeWaiting(row), ...why }, at);
}

/** Lets what waits of an order lapse and tells its player. */
export function lapseRest(house: House, row: BetRow, at: number, why: Why): BetRow {
  const kobo = stakeWaiting(row);
  const ended = end(house, row, { lapsedKobo: row.lapsedKobo + kobo, ...why }, at);
  tellEnded(house, ended, kobo, why.reason, at);
  return ended;
}

/** A goal or wicket: orders lapse that do not outlive one. */
export function lapseAtIncident(house: House, marketId: string, at: number): void {
  for (const row of waitingIn(house, marketId)) {
    if (survives(row.rest, 'incident')) continue;
    lapseRest(house, row, at, { reasonCode: 'turn-incident', reason: turnText('incident') });
  }
}

/** The market has closed: nothing waits any more. */
export function lapseAtClose(house: House, row: BetRow, at: number): BetRow {
  return lapseRest(house, row, at, { reasonCode: 'market-closed', reason: turnText('close') });
}

function end(house: House, row: BetRow, changes: Partial<BetRow>, at: number): BetRow {
  const ended = settleDown(house, house.db.bets.update(row.betId, changes), at);
  pushBet(house, ended);
  return ended;
}
