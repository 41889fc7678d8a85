import type { CouponRow } from '../../db/rows/couponRow.ts';
import { stakeMatched } from '../bets/betTerms.ts';
import type { Operator } from '../operator.ts';
import { linesOf } from './ledger.ts';

/** Sportsbook bets that are over. `stakeKobo` lacks the parts that were sold before. */
const BOOKED: readonly CouponRow['state'][] = ['won', 'lost', 'cashed-out'];

interface Turn {
  at: number;
  /** What was paid in, or as a negative sum staked. */
  kobo?: number;
  /** The most that can be left to stake. */
  most?: number;
}

/**
 * Deposits not staked yet, in kobo. A deposit must be staked once before it can be withdrawn, on anything that is
 * won, lost or cashed out; stakes before a deposit do not count for it.
 */
export function unmetTurnover(operator: Operator, accountId: number): number {
  const { db } = operator;
  const paidIn = db.deposits
    .where('accountId', accountId)
    .filter(({ status }) => status === 'approved')
    .map((row) => ({ at: row.decidedAt ?? row.createdAt, kobo: row.amountKobo - row.feeKobo }));
  const staked = db.bets
    .where('accountId', accountId)
    .filter(({ state }) => state === 'won' || state === 'lost' || state === 'half-void')
    .map((row) => ({ at: row.placedAt, kobo: -stakeMatched(row) }));
  const booked = db.coupons
    .where('accountId', accountId)
    .filter(({ state, freeBetId }) => BOOKED.includes(state) && freeBetId === null)
    .map((row) => ({ at: row.placedAt, kobo: -(row.stakeKobo + row.soldStakeKobo) }));
  // A jackpot ticket is one of them.
  const played = db.rounds
    .where('accountId', accountId)
    .filter(({ state }) => state === 'won' || state === 'lost')
    .map((row) => ({ at: row.playedAt, kobo: -row.stakeKobo }));
  const turns: Turn[] = [
    ...paidIn,
    ...staked,
    ...booked,
    ...played,
    ...paidOut(operator, accountId),
  ];
  return turns
    .sort((one, other) => one.at - other.at)
    .reduce(
      (unmet, { kobo = 0, most = Number.POSITIVE_INFINITY }) =>
        Math.min(most, Math.max(0, unmet + kobo)),
      0,
    );
}

/** On a break a deposit leaves unstaked: nobody owes more than what a withdrawal has left. */
function paidOut(operator: Operator, accountId: number): Turn[] {
  const returned = new Set(
    operator.db.withdrawals
      .where('accountId', accountId)
      .filter(({ status }) => status !== 'pending' && status !== 'approved')
      .map(({ withdrawalId }) => withdrawalId),
  );
  return linesOf(operator, accountId)
    .filter(({ kind, reference }) => kind === 'withdrawal' && !returned.has(reference))
    .map(({ at, balanceKobo }) => ({ at, most: balanceKobo }));
}
