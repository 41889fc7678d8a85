import type { CashOutOffer } from '../../../src/contract/betting/couponBets.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { type RefusalReason, refusalText } from '../../../src/domain/position/refusal.ts';
import { combinationOf } from '../../../src/domain/sportsbook/combination.ts';
import {
  couponCashOut,
  type SoldPart,
  soldPart,
  WHOLE_BET,
} from '../../../src/domain/sportsbook/couponCashOut.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { postCoupon } from './couponLines.ts';
import { COUPON_LIMITS, mostLeft } from './couponTerms.ts';
import { couponOf } from './couponView.ts';
import { offerNow } from './offerNow.ts';
import { pushCoupon } from './pushCoupon.ts';

const MARGIN_BASIS_POINTS = COUPON_LIMITS.cashOutMarginPercent * 100;

/** A bet of this player; refuses anybody else's. */
export function couponById({ db }: Operator, accountId: number, couponId: string): CouponRow {
  const row = db.coupons.get(couponId);
  if (row?.accountId === accountId) return row;
  throw new Refusal('unknown-coupon', 'Bet not found', { status: 404 });
}

/** What the house pays for the bet now; nothing while an open leg has no odds. */
export function cashOutOffer(operator: Operator, row: CouponRow, at: number): CashOutOffer {
  if (row.state === 'delayed') return none('no-cash-out', 'This bet is still in its delay');
  if (row.state !== 'open') return none('no-cash-out', 'This bet is not open');
  if (row.provider !== null) return none('no-cash-out', `${row.provider} offers no cash-out`);
  if (row.freeBetId !== null) return none('no-cash-out', 'A free bet cannot be cashed out');
  const nows = row.legs.map((leg) => (leg.result === null ? oddsNow(operator, leg, at) : 0));
  if (nows.includes(undefined)) return none('market-suspended');
  const { legs, ...coupon } = couponOf(row);
  const amount = couponCashOut(
    { ...coupon, legs: legs.map((leg, index) => ({ ...leg, nowHundredths: nows[index] ?? 0 })) },
    { marginBasisPoints: MARGIN_BASIS_POINTS, maxWinKobo: mostLeft(row) },
  );
  return amount > 0 ? { amount } : none('no-cash-out', 'This bet is worth nothing now');
}

/** A leg's odds now; of a combination, those of what is still open in it. */
function oddsNow(operator: Operator, leg: LegColumn, at: number): number | undefined {
  // A void part makes it void or lost, which nobody buys.
  if (leg.parts.some(({ state }) => state === 'void')) return undefined;
  const open = leg.parts.filter(({ state }) => state === 'open');
  const [only] = open;
  const name = open.length > 1 ? combinationOf(open) : (only ?? leg);
  return name && offerNow(operator, name, at)?.selection.odds;
}

function none(
  reasonCode: RefusalReason | 'no-cash-out',
  reason = reasonCode === 'no-cash-out' ? '' : refusalText(reasonCode),
): CashOutOffer {
  return { reasonCode, reason };
}

/** What a bet is worth now; refused if that is nothing, or less than what was quoted. */
export function worthAtLeast(
  operator: Operator,
  row: CouponRow,
  quotedKobo: number,
  at: number,
): number {
  return worthOf(operator, row, quotedKobo, at, WHOLE_BET).amountKobo;
}

/** The same of a part, with the stake that goes with it. */
function worthOf(
  operator: Operator,
  row: CouponRow,
  quotedKobo: number,
  at: number,
  partBasisPoints: number,
): SoldPart {
  const { amount: whole, reasonCode, reason } = cashOutOffer(operator, row, at);
  const part = whole === undefined ? undefined : soldPart(whole, row.stakeKobo, partBasisPoints);
  if (!part?.amountKobo) {
    const code = reasonCode === 'market-suspended' ? reasonCode : 'no-cash-out';
    throw new Refusal(code, reason ?? 'This part is too small to cash out', { status: 422 });
  }
  if (part.amountKobo < quotedKobo) {
    const message = `Cash-out is now ${formatNaira(part.amountKobo)}`;
    throw new Refusal('price-moved', message, { status: 422, fields: { amount: message } });
  }
  return part;
}

/**
 * Sells a bet, or a part of it in hundredths of a percent, back at its current value, if that is at least what
 * was quoted.
 */
export function cashOutCoupon(
  operator: Operator,
  row: CouponRow,
  quotedKobo: number,
  partBasisPoints = WHOLE_BET,
): CouponRow {
  const at = operator.clock.now();
  const { amountKobo: amount, stakeKobo } = worthOf(operator, row, quotedKobo, at, partBasisPoints);
  if (stakeKobo < row.stakeKobo) {
    const smaller = operator.db.coupons.update(row.couponId, {
      stakeKobo: row.stakeKobo - stakeKobo,
      soldStakeKobo: row.soldStakeKobo + stakeKobo,
      soldForKobo: row.soldForKobo + amount,
    });
    postCoupon(operator, smaller, 'cash-out', amount, at);
    pushCoupon(operator, smaller);
    return smaller;
  }
  const sold = operator.db.coupons.update(row.couponId, {
    state: 'cashed-out',
    isOpen: false,
    settledAt: at,
    returnedKobo: amount,
    returnedBonusKobo: 0,
  });
  postCoupon(operator, sold, 'cash-out', amount, at);
  pushCoupon(operator, sold);
  return sold;
}
