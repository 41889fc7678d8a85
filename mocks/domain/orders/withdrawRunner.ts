import { reducedPrice } from '../../../src/domain/market/reduction.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { pushBet } from '../bets/pushBet.ts';
import { groupBy } from '../groupBy.ts';
import type { Operator } from '../operator.ts';
import { isWithdrawn } from './book.ts';
import { changeBook } from './changeBook.ts';
import { lapseRest, REMOVED, voidMatched } from './endRest.ts';
import { followPosition } from './followPosition.ts';

/**
 * Withdraws a runner: what waits on it lapses, what is matched on it is void, and prices matched on the others
 * fall by its factor. A factor of 0 is a market whose rules know no reduction.
 */
export function withdrawRunner(
  operator: Operator,
  market: { marketId: string; gameId: string },
  { runnerId, factorBasisPoints }: { runnerId: string; factorBasisPoints: number },
  at: number,
): void {
  changeBook(operator, market, at, ({ withdrawn }) => ({
    withdrawn: [...withdrawn, { runnerId, factorBasisPoints, at }],
  }));
  const rows = operator.db.bets.where('marketId', market.marketId);
  for (const { betId, isOpen, runners } of rows) {
    if (!isOpen) continue;
    const left = runners.filter((runner) => runner.runnerId !== runnerId);
    const row = operator.db.bets.update(betId, { runners: left });
    if (row.runnerId !== runnerId) reduce(operator, row, factorBasisPoints);
    // `rejectBet` ends it, when its delay does.
    else if (row.state === 'delayed') continue;
    else voidMatched(operator, row.waitsIn ? lapseRest(operator, row, at, REMOVED) : row, at);
  }
  // What waits to close may have nothing left to close, or less.
  for (const [row] of groupBy(rows, ({ accountId }) => String(accountId))) {
    const runners = row.runners.filter((one) => !isWithdrawn(operator, { ...row, ...one }));
    followPosition(operator, { ...row, runners, isHedge: false }, at);
  }
}

function reduce(operator: Operator, row: BetRow, factorBasisPoints: number): void {
  // Nothing is reduced; whoever holds the bet still learns who may win now.
  if (factorBasisPoints === 0 || row.fills.length === 0) {
    pushBet(operator, row);
    return;
  }
  const kept = (10_000 - row.reductionBasisPoints) * (10_000 - factorBasisPoints);
  const fills = row.fills.map(({ priceHundredths, stakeKobo }) => ({
    priceHundredths: reducedPrice(priceHundredths, factorBasisPoints),
    stakeKobo,
  }));
  const reductionBasisPoints = 10_000 - Math.round(kept / 10_000);
  pushBet(operator, operator.db.bets.update(row.betId, { fills, reductionBasisPoints }));
}
