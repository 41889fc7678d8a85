import { cashback } from '../../../src/domain/account/cashback.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import { startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { linesOf } from '../money/ledger.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { OFFERS, offerBonus } from './bonusOffers.ts';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** How long a week's cashback can be taken: until the next one. */
const TAKE_MS = WEEK_MS;
const FIRST_MONDAY = startOfLagosDay('1970-01-05');
/** Tuesday noon, when Sunday's results are in. */
const READY_AFTER_MS = 36 * HOUR_MS;

function startOf(week: number): number {
  return FIRST_MONDAY + week * WEEK_MS;
}

/** When the cashback of a week (Monday to Sunday in Lagos) becomes available. */
export function cashbackReadyAt(week: number): number {
  return startOf(week + 1) + READY_AFTER_MS;
}

/** The last week whose cashback is available at an instant. */
export function lastCashbackWeek(at: number): number {
  return Math.floor((at - READY_AFTER_MS - FIRST_MONDAY) / WEEK_MS) - 1;
}

/** Offers every player a week's cashback. */
export function offerCashbacks(operator: Operator, week: number, at: number): void {
  const { db } = operator;
  // Only the last row is needed; searching all of them each week would slow down a jump of years.
  db.cashbackWeeks.insert({ week });
  db.cashbackWeeks.remove(week - 1);
  for (const { accountId, isDemo } of db.accounts.all()) {
    const amountKobo = isDemo ? 0 : cashback(Math.max(0, netLoss(operator, accountId, week)));
    if (amountKobo === 0) continue;
    offerBonus(operator, accountId, 'cashback', amountKobo, at + TAKE_MS);
    const text = `${formatNaira(amountKobo)} of what you lost last week is ready to take as a bonus`;
    tell(
      operator,
      accountId,
      { title: OFFERS.cashback.title, text, severity: 'info', href: '/bonus', isOffer: true },
      at,
    );
  }
}

/**
 * Net loss by the week's ledger lines. A correction counts in its own week. Of a sportsbook bet, what was staked
 * and what its sales paid counts when the bet is settled.
 */
function netLoss(operator: Operator, accountId: number, week: number): number {
  const isIn = (at: number) => startOf(week) <= at && at < startOf(week + 1);
  const lines = linesOf(operator, accountId)
    .filter((line) => isIn(line.at) && isBetLine(line) && !NOT_COUNTED.includes(line.kind))
    .reduce((loss, { amountKobo }) => loss - amountKobo, 0);
  return operator.db.coupons
    .where('accountId', accountId)
    .filter(({ settledAt, freeBetId }) => isIn(settledAt ?? 0) && freeBetId === null)
    .reduce((loss, row) => loss + row.stakeKobo + row.soldStakeKobo - soldFor(row), lines);
}

/** What all sales of a bet have paid, the last one included. */
function soldFor({ state, soldForKobo, returnedKobo }: CouponRow): number {
  return soldForKobo + (state === 'cashed-out' ? (returnedKobo ?? 0) : 0);
}

/** Sportsbook stakes and sales count at settlement; casino games do not count. */
const NOT_COUNTED = ['bet-stake', 'bet-refund', 'cash-out', 'game-stake', 'game-return'];
