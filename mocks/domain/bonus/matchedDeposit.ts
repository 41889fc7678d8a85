import { mulDiv } from '../../../src/domain/money/mulDiv.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import type { Operator } from '../operator.ts';
import { OFFERS } from './bonusOffers.ts';

/** How long after a deposit its bonus may be taken. */
const CLAIM_MS = 3 * 24 * 60 * 60_000;

export interface MatchedDeposit {
  deposit: DepositRow;
  amountKobo: number;
  /** Until when the bonus may be taken. */
  until: number;
}

/** The deposit that an available bonus matches, and the amount: the last deposit without another bonus. */
export function matchedDeposit(
  { db, clock }: Operator,
  { accountId, offer, expiresAt }: BonusRow,
): MatchedDeposit | undefined {
  const { matchPercent, maxKobo } = OFFERS[offer];
  const at = clock.now();
  const used = db.bonuses.where('accountId', accountId).map(({ depositId }) => depositId);
  const approved = db.deposits
    .where('accountId', accountId)
    .filter(({ status }) => status === 'approved');
  const wanted = offer === 'welcome' ? approved.slice(0, 1) : approved;
  const deposit = wanted.findLast(
    ({ depositId, decidedAt }) => !used.includes(depositId) && (decidedAt ?? 0) > at - CLAIM_MS,
  );
  if (!deposit || matchPercent === 0) return undefined;
  const amountKobo = Math.min(maxKobo, mulDiv(deposit.amountKobo, matchPercent, 100, 'down'));
  const until = Math.min((deposit.decidedAt ?? at) + CLAIM_MS, expiresAt ?? Infinity);
  return { deposit, amountKobo, until };
}
