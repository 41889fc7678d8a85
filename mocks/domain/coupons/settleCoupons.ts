import { notificationToast } from '../../../src/contract/notice.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { CouponResult } from '../../world/markets/couponPlan.ts';
import { releaseParts } from '../bonus/bonuses.ts';
import { returnFreeBet, takeFreeBetAgain } from '../bonus/freeBets.ts';
import type { Operator } from '../operator.ts';
import { pushNote } from '../pushNote.ts';
import { paidKobo, postCoupon, remarkOf } from './couponLines.ts';
import { payout } from './couponView.ts';
import { settledLeg } from './decideLegs.ts';
import { pushCoupon } from './pushCoupon.ts';

/**
 * Decides the legs on a market and pays the bets that this decides. The same result again pays nothing; a
 * corrected one pays the difference in a new ledger line. Cashed-out bets are left alone.
 */
export function settleCoupons(
  operator: Operator,
  marketId: string,
  result: CouponResult,
  at: number,
): void {
  for (const row of operator.db.coupons.all()) {
    if (row.state === 'delayed' || row.state === 'rejected' || row.state === 'cashed-out') continue;
    const legs = row.legs.map((leg) => settledLeg(leg, marketId, result));
    const isChanged = legs.some((leg, index) => leg !== row.legs[index]);
    if (isChanged) reckon(operator, row, { ...row, legs }, at);
  }
}

function reckon(operator: Operator, before: CouponRow, row: CouponRow, at: number): void {
  const { winKobo, bonusKobo } = payout(row);
  const isDecided = row.legs.every(({ result }) => result !== null);
  const isVoid = row.legs.every(({ result }) => result === 'void');
  const hasLost = row.legs.some(({ result }) => result === 'lost') && !pays(row);
  if (!isDecided && !hasLost) {
    // A corrected result may reopen a bet that was lost.
    const open = { state: 'open', isOpen: true, settledAt: null } as const;
    const returned = { returnedKobo: null, returnedBonusKobo: null };
    correct(operator, row, -paidKobo(operator, row), at);
    pushCoupon(
      operator,
      operator.db.coupons.update(row.couponId, { ...row, ...open, ...returned }),
    );
    return;
  }
  const returnedBonusKobo = hasLost ? 0 : bonusKobo;
  const returnedKobo = hasLost ? 0 : winKobo + bonusKobo;
  // A free bet whose combinations win no more than its stake pays nothing, too.
  const state = isVoid ? 'void' : returnedKobo === 0 ? 'lost' : 'won';
  if (before.state === 'void' && state !== 'void' && isPaidOtherwise(operator, row, at)) {
    pushCoupon(operator, operator.db.coupons.update(row.couponId, { legs: row.legs }));
    return;
  }
  const settled = operator.db.coupons.update(row.couponId, {
    ...row,
    state,
    isOpen: false,
    settledAt: before.settledAt ?? at,
    returnedKobo,
    returnedBonusKobo,
  });
  if (before.state === 'open') {
    postCoupon(operator, settled, 'bet-return', returnedKobo - returnedBonusKobo, at);
    postCoupon(operator, settled, 'multiple-bonus', returnedBonusKobo, at);
  } else correct(operator, settled, returnedKobo - paidKobo(operator, settled), at);
  const isBack =
    isVoid &&
    before.state !== 'void' &&
    row.freeBetId !== null &&
    returnFreeBet(operator, row.freeBetId, at);
  pushCoupon(operator, settled);
  releaseParts(operator, row.accountId, at);
  // Further legs of a bet that is lost already change nothing.
  if (before.state === state && before.returnedKobo === returnedKobo) return;
  tellSettled(operator, settled, isBack);
}

/** Whether the free bet of a bet that is void no longer has paid another one: then the bet stays void. */
function isPaidOtherwise(operator: Operator, row: CouponRow, at: number): boolean {
  return row.freeBetId !== null && !takeFreeBetAgain(operator, row, at);
}

function tellSettled(operator: Operator, row: CouponRow, isFreeBetBack: boolean): void {
  const { accountId, couponId, state, returnedKobo } = row;
  const paid = returnedKobo ? `${formatNaira(returnedKobo)} paid` : undefined;
  const back = isFreeBetBack ? 'your free bet is back' : undefined;
  const words = state === 'void' ? ['void', paid ?? back] : [paid ?? state];
  const title = state === 'void' ? 'Bet void' : 'Bet settled';
  const text = `${remarkOf(row)}: ${words.filter(Boolean).join(', ')}`;
  const status = paid ? 'success' : 'info';
  operator.push(accountId, notificationToast, { title, message: text, status });
  const note = { kind: 'bet-settled', title, text, href: '/mybets', tag: couponId } as const;
  pushNote(operator, accountId, note);
}

/** Whether any combination can still win, a free bet's stake included. */
function pays(row: CouponRow): boolean {
  return payout({ ...row, freeBetId: null }).winKobo > 0;
}

function correct(operator: Operator, row: CouponRow, amountKobo: number, at: number): void {
  postCoupon(operator, row, 'bet-correction', amountKobo, at);
}
