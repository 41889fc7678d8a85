import type { MarketExposure } from '../../../src/contract/cashier/wallet.ts';
import { available } from '../../../src/domain/account/withdrawable.ts';
import { fancyExposure } from '../../../src/domain/position/fancyBook.ts';
import { marketExposure } from '../../../src/domain/position/position.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { bookEntry, matchedTerms, pendingTerms } from '../bets/betTerms.ts';
import { groupBy } from '../groupBy.ts';
import type { Operator } from '../operator.ts';
import { balanceOf } from './ledger.ts';

/**
 * The most that one market's open bets can lose, in kobo. The rows must be one account's. What waits counts of
 * all of them, or of these only.
 */
export function exposureOf(rows: readonly BetRow[], waiting = rows): number {
  const [first] = rows;
  if (!first) return 0;
  const matched = rows.flatMap((row) => matchedTerms(row).map((bet) => bookEntry(row, bet)));
  const pending = waiting.flatMap((row) => pendingTerms(row).map((bet) => bookEntry(row, bet)));
  const runnerIds = first.runners.map(({ runnerId }) => runnerId);
  return first.marketKind === 'fancy'
    ? fancyExposure(matched, pending)
    : marketExposure({ runnerIds, matched, pending });
}

/** Every market with exposure for an account. Markets never offset each other. */
export function exposures(operator: Operator, accountId: number): MarketExposure[] {
  return groupBy(openBets(operator, accountId), (row) => row.marketId).map((rows) => {
    const [{ gameId, eventName, marketId, marketName }] = rows;
    const exposure = exposureOf(rows);
    return { gameId, eventName, marketId, marketName, exposure, bets: rows.length };
  });
}

/** An account's exposure over all markets, in kobo. */
export function exposureAmount(operator: Operator, accountId: number): number {
  return exposures(operator, accountId).reduce((sum, { exposure }) => sum + exposure, 0);
}

/** What can be staked now. Pending withdrawals are already debited. */
export function availableOf(operator: Operator, accountId: number): number {
  return available(balanceOf(operator, accountId), exposureAmount(operator, accountId));
}

export function openBets({ db }: Operator, accountId: number, marketId?: string): BetRow[] {
  return db.bets
    .where('isOpen', true)
    .filter((row) => row.accountId === accountId && (!marketId || row.marketId === marketId));
}
