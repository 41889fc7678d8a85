import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { movePurse } from '../money/movePurse.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { OFFERS, offerBonus } from './bonusOffers.ts';
import { bonusOf } from './bonusView.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Gives a player a free bet: bonus money for the stake of one sportsbook bet. */
export function giveFreeBet(operator: Operator, accountId: number, amountKobo: number): BonusRow {
  const at = operator.clock.now();
  const { title, days } = OFFERS['free-bet'];
  const row = offerBonus(operator, accountId, 'free-bet', amountKobo);
  movePurse(operator, row, amountKobo, title, at);
  const expiresAt = at + days * DAY_MS;
  return operator.db.bonuses.update(row.bonusId, { status: 'active', takenAt: at, expiresAt });
}

/** What the player's free bets come to. They lie in the purse of bonus money, and never become money themselves. */
export function freeBetsKobo({ db }: Operator, accountId: number): number {
  return db.bonuses
    .where('accountId', accountId)
    .filter(({ offer, status }) => offer === 'free-bet' && status === 'active')
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** The free bet with this id, if the stake is its whole amount. */
export function freeBetFor(
  operator: Operator,
  accountId: number,
  bonusId: string,
  stakeKobo: number,
): BonusRow {
  const row = bonusOf(operator, accountId, bonusId);
  if (row.offer === 'free-bet' && row.status === 'active' && row.amountKobo === stakeKobo) {
    return row;
  }
  throw new Refusal('free-bet-not-usable', 'This free bet cannot pay that stake', { status: 422 });
}

export function spendFreeBet(operator: Operator, row: BonusRow, at: number): void {
  movePurse(operator, row, -row.amountKobo, `${OFFERS['free-bet'].title}: used`, at);
  operator.db.bonuses.update(row.bonusId, { status: 'completed' });
}

/** Gives a free bet back when its bet was refused or is void in every leg, unless it has expired. */
export function returnFreeBet(operator: Operator, bonusId: string, at: number): boolean {
  const row = operator.db.bonuses.get(bonusId);
  if (!row || at >= (row.expiresAt ?? 0)) return false;
  movePurse(operator, row, row.amountKobo, `${OFFERS['free-bet'].title}: returned`, at);
  operator.db.bonuses.update(bonusId, { status: 'active' });
  return true;
}

/**
 * Takes a free bet for its bet once more, when that is void no longer. False when another bet has been paid with
 * it in the meantime.
 */
export function takeFreeBetAgain(
  operator: Operator,
  { accountId, couponId, freeBetId }: CouponRow,
  at: number,
): boolean {
  const isUsed = operator.db.coupons
    .where('accountId', accountId)
    .filter((other) => other.freeBetId === freeBetId && other.couponId !== couponId)
    .some(({ state }) => state !== 'void' && state !== 'rejected');
  if (isUsed) return false;
  const row = freeBetId === null ? undefined : operator.db.bonuses.get(freeBetId);
  if (row?.status === 'active') spendFreeBet(operator, row, at);
  return true;
}
