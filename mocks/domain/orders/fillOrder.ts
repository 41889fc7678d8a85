import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import type { Taken } from '../../../src/domain/market/column.ts';
import { stakeWaiting } from '../bets/betTerms.ts';
import { pushBet } from '../bets/pushBet.ts';
import type { Operator } from '../operator.ts';
import { noteTrade, settleDown, takeOthers } from './changeBook.ts';
import { followPosition } from './followPosition.ts';
import { tellMatched } from './tellOrder.ts';

/** Carries out what an order took from a column: the world's money is gone, players' orders are matched. */
export function applyTaken(
  operator: Operator,
  market: Market,
  { runnerId, side }: { runnerId: string; side: Side },
  { levels }: Taken,
  at: number,
): void {
  for (const { priceHundredths, othersKobo, filled, queue } of levels) {
    takeOthers(operator, market, { runnerId, side, priceHundredths }, othersKobo, at);
    for (const { id, aheadKobo } of queue) setAhead(operator, id, aheadKobo);
    for (const { id, kobo } of filled) fillOrder(operator, id, kobo, at);
    noteTrade(operator, market, runnerId, priceHundredths, at);
  }
}

function setAhead({ db }: Operator, betId: string, aheadKobo: number): void {
  const row = db.bets.get(betId);
  if (row && row.aheadKobo !== aheadKobo) db.bets.update(betId, { aheadKobo });
}

/**
 * Matches a part of a waiting order at its limit and tells its player. No more than still waits: a fill just
 * before it may have closed the position that it was to close.
 */
export function fillOrder(operator: Operator, betId: string, kobo: number, at: number): void {
  const row = operator.db.bets.get(betId);
  if (!row || row.waitsIn === null) return;
  const fill = {
    priceHundredths: row.askedHundredths,
    stakeKobo: Math.min(kobo, stakeWaiting(row)),
  };
  if (fill.stakeKobo <= 0) return;
  const filled = operator.db.bets.update(betId, { fills: [...row.fills, fill] });
  const settled = settleDown(operator, filled, at);
  pushBet(operator, settled);
  tellMatched(operator, settled, fill.stakeKobo, at);
  followPosition(operator, settled, at);
}
