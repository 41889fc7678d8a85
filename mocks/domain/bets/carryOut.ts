import type { Market } from '../../../src/contract/betting/market.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { worldMarket } from '../fixtures.ts';
import type { Operator } from '../operator.ts';
import { waitingIn } from '../orders/book.ts';
import { joinQueue, settleDown } from '../orders/changeBook.ts';
import { cancelRest } from '../orders/endRest.ts';
import { applyTaken } from '../orders/fillOrder.ts';
import { endWaiting, followPosition } from '../orders/followPosition.ts';
import { isCloser } from '../orders/positions.ts';
import { MADE_WAY } from '../orders/wayFor.ts';
import { onBreak } from '../play/playRow.ts';
import { carriedOut, type Decision } from './decideBet.ts';

const REPLACED = {
  reasonCode: 'replaced',
  reason: 'A newer order to close the position took its place.',
};

/** Carries out the decision about a stored bet: matches what is taken, and puts the rest in the book. */
export function carryOut(
  operator: Operator,
  bet: BetRow,
  { taken, line, inTheWay }: Extract<Decision, { isTaken: true }>,
  at: number,
): BetRow {
  const { betId, product } = bet;
  const now = carriedOut(bet, taken, line);
  const matched = operator.db.bets.update(betId, { ...now, state: 'matched' });
  const market = product === 'exchange' ? worldMarket(operator, bet.marketId, at) : undefined;
  if (!market) return matched;
  for (const row of inTheWay) endWaiting(operator, row, MADE_WAY, at);
  // One order of a position waits to close it, the newest.
  if (isCloser(bet) && taken.restKobo > 0) {
    for (const row of waitingIn(operator, bet.marketId)) {
      const isOther = row.accountId === bet.accountId && row.betId !== betId;
      if (isOther && isCloser(row)) endWaiting(operator, row, REPLACED, at);
    }
  }
  applyTaken(operator, market, bet, taken, at);
  const settled = settleDown(operator, matched, at);
  const placed = taken.restKobo > 0 ? leaveRest(operator, settled, market, at) : settled;
  if (taken.fills.length > 0) followPosition(operator, placed, at);
  return operator.db.bets.get(betId) ?? placed;
}

/** Puts the rest of a bet in the book, unless its player has taken a break during its delay. */
function leaveRest(operator: Operator, row: BetRow, market: Market, at: number): BetRow {
  return onBreak(operator, row.accountId)
    ? cancelRest(operator, row, at)
    : joinQueue(operator, row, market, at);
}
