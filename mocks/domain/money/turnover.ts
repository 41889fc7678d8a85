import { stakeMatched } from '../bets/betTerms.ts';
import type { Operator } from '../operator.ts';

/**
 * Deposits not staked yet, in kobo. A deposit must be staked once before it can be withdrawn, on anything that is
 * won or lost; stakes before a deposit do not count for it.
 */
export function unmetTurnover({ db }: Operator, accountId: number): number {
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
    .filter(({ state, freeBetId }) => (state === 'won' || state === 'lost') && freeBetId === null)
    .map((row) => ({ at: row.placedAt, kobo: -row.stakeKobo }));
  // A jackpot ticket is one of them.
  const played = db.rounds
    .where('accountId', accountId)
    .filter(({ state }) => state === 'won' || state === 'lost')
    .map((row) => ({ at: row.playedAt, kobo: -row.stakeKobo }));
  return [...paidIn, ...staked, ...booked, ...played]
    .sort((one, other) => one.at - other.at)
    .reduce((unmet, { kobo }) => Math.max(0, unmet + kobo), 0);
}
