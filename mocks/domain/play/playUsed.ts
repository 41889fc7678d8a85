import { type LimitPeriod, startOfPeriod } from '../../../src/domain/play/limitPeriod.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import { stakeMatched, stakeWaiting } from '../bets/betTerms.ts';
import { linesOf } from '../money/ledger.ts';
import type { Operator } from '../operator.ts';

type Limit = Pick<SaferPlayRow['limits'][number], 'kind' | 'period'>;

/** How much of a money limit is used now, in kobo. A stake limit applies to each bet alone. */
export function usedKobo(operator: Operator, accountId: number, limit: Limit, at: number): number {
  if (limit.period === 'bet') return 0;
  return limit.kind === 'deposit'
    ? paidIn(operator, accountId, limit.period, at)
    : Math.max(0, -playResult(operator, accountId, startOfPeriod(limit.period, at)));
}

/** Gross deposits, pending ones included: a withdrawal does not make room again. */
function paidIn({ db }: Operator, accountId: number, period: LimitPeriod, at: number): number {
  const from = startOfPeriod(period, at);
  return db.deposits
    .where('accountId', accountId)
    .filter(({ status, createdAt }) => createdAt >= from && isMoney(status))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

const isMoney = (status: string) => status === 'approved' || status === 'pending';

/** Winnings less losses since an instant, in kobo, from the ledger. */
export function playResult(operator: Operator, accountId: number, from: number): number {
  return linesOf(operator, accountId)
    .filter((line) => line.at >= from && isBetLine(line))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** All of the player's money that was staked since an instant, in kobo, parts that were sold included. */
export function stakedSince({ db }: Operator, accountId: number, from: number): number {
  const bets = db.bets
    .where('accountId', accountId)
    .filter(({ placedAt }) => placedAt >= from)
    .map((row) => stakeMatched(row) + stakeWaiting(row));
  const coupons = db.coupons
    .where('accountId', accountId)
    .filter(({ placedAt, state }) => placedAt >= from && state !== 'rejected')
    .map((row) => (row.freeBetId === null ? row.stakeKobo + row.soldStakeKobo : 0));
  const played = db.rounds
    .where('accountId', accountId)
    .filter(({ playedAt }) => playedAt >= from)
    .map(({ stakeKobo }) => stakeKobo);
  return [...bets, ...coupons, ...played].reduce((sum, kobo) => sum + kobo, 0);
}
