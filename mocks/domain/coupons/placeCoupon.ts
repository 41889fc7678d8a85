import type { PlaceCoupon, PlacedLeg } from '../../../src/contract/betting/couponBets.ts';
import { refusalText } from '../../../src/domain/position/refusal.ts';
import { couponRefusal } from '../../../src/domain/sportsbook/couponRefusal.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { checkStake, placedNow } from '../bets/placed.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { freeBetFor, returnFreeBet, spendFreeBet } from '../bonus/freeBets.ts';
import { availableOf } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { checkPlay } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
import { couponEvent } from './couponEvent.ts';
import { postCoupon } from './couponLines.ts';
import { COUPON_LIMITS } from './couponTerms.ts';
import { couponOf } from './couponView.ts';
import { decideCoupon } from './decideCoupon.ts';
import { offerNow } from './offerNow.ts';
import { pushCoupon } from './pushCoupon.ts';

/**
 * Places a sportsbook bet: refuses it at once, opens it at once, or accepts it for its delay when a leg is in
 * play. The stake leaves the balance now and is refunded if the bet is refused after its delay.
 */
export function placeCoupon(
  operator: Operator,
  { accountId }: AccountRow,
  order: PlaceCoupon,
  reference: string,
  provider: string | null = null,
): CouponRow {
  const at = operator.clock.now();
  const legs = order.legs.map((leg) => legFor(operator, leg, at));
  const size = order.kind === 'system' ? (order.size ?? 0) : legs.length;
  const delayMs = legs.some(({ inPlay }) => inPlay) ? COUPON_LIMITS.delaySeconds * 1000 : 0;
  const row: CouponRow = {
    ...placedNow(order, { accountId, reference, at, delayMs }),
    couponId: `K${operator.db.next('coupon', 300_001)}`,
    kind: order.kind,
    size,
    legs,
    freeBetId: order.freeBetId ?? null,
    provider,
    state: delayMs > 0 ? 'delayed' : 'open',
    soldStakeKobo: 0,
    soldForKobo: 0,
    restakedKobo: 0,
    returnedKobo: null,
    returnedBonusKobo: null,
  };
  checkCoupon(row);
  const decision = decideCoupon(operator, row, at);
  if (!decision.isTaken) throw refuseBet(decision.reason, undefined, decision.fields);
  const freeBet = order.freeBetId && freeBetFor(operator, accountId, order.freeBetId, order.stake);
  const stakeKobo = freeBet ? 0 : order.stake;
  checkPlay(operator, accountId, { stakeKobo, addedRiskKobo: stakeKobo });
  if (!freeBet && order.stake > availableOf(operator, accountId)) {
    throw refuseBet('not-enough-available');
  }
  const placed = operator.db.coupons.insert({
    ...row,
    // Until the delay ends, show the odds asked for.
    legs: delayMs > 0 ? legs : decision.legs,
  });
  if (freeBet) spendFreeBet(operator, freeBet, at);
  else postCoupon(operator, placed, 'bet-stake', -order.stake, at);
  return placed;
}

/** A selection as the player has read it, with the names of today. Refuses what nobody knows. */
export function legFor(
  operator: Operator,
  { gameId, marketId, selectionId, odds }: PlacedLeg,
  at: number,
): LegColumn {
  const event = couponEvent(operator, gameId, at);
  const isOfGame = marketId.startsWith(`${gameId}:`);
  const offer = isOfGame ? offerNow(operator, { marketId, selectionId }, at) : undefined;
  if (!event || !offer) {
    throw new Refusal(
      'unknown-market',
      'One of your selections was not found. Remove it and try again.',
      { status: 404 },
    );
  }
  const { market, selection, parts } = offer;
  return {
    gameId,
    eventName: event.name,
    startsAt: event.startsAt,
    inPlay: event.inPlay,
    marketId,
    marketName: market.name,
    selectionId,
    selectionName: selection.name,
    selectionLabel: selection.label,
    askedHundredths: odds,
    oddsHundredths: odds,
    nowHundredths: null,
    result: null,
    reason: null,
    parts: parts.map((part) => ({
      marketId: part.market.marketId,
      marketName: part.market.name,
      selectionId: part.selection.selectionId,
      selectionName: part.selection.name,
      selectionLabel: part.selection.label,
      state: 'open',
    })),
  };
}

/** Refuses selections that cannot be in one bet, and a stake outside the limits. */
export function checkCoupon(row: CouponRow): void {
  checkCombination(row);
  checkStake(EVENS, row.stakeKobo, COUPON_LIMITS);
}

function checkCombination(row: CouponRow): void {
  const count = row.legs.length;
  const isKind = {
    single: count === 1,
    acca: count > 1,
    system: row.size > 1 && row.size < count,
    // Refused above if they are too few.
    'one-cut': true,
  };
  const text = couponRefusal(couponOf(row)) ?? (isKind[row.kind] ? undefined : WRONG_KIND);
  if (text) throw refuseBet('combination-not-allowed', text);
}

const WRONG_KIND =
  'A single has one selection, an acca more, and a system combinations of fewer than all.';

/** Any odds will do here, because for a back only the stake is limited. */
const EVENS = { side: 'back', scale: 'decimal', priceHundredths: 200 } as const;

/** Ends a bet's delay: opens it at current odds, or refuses it and refunds the stake. */
export function endCouponDelay(operator: Operator, row: CouponRow, at: number): void {
  const decision = decideCoupon(operator, row, at);
  const { legs } = decision;
  if (decision.isTaken) {
    pushCoupon(operator, operator.db.coupons.update(row.couponId, { legs, state: 'open' }));
    return;
  }
  const refused = operator.db.coupons.update(row.couponId, {
    legs,
    state: 'rejected',
    isOpen: false,
    reasonCode: decision.reason,
    reason: refusalText(decision.reason),
  });
  if (row.freeBetId !== null) returnFreeBet(operator, row.freeBetId, at);
  else postCoupon(operator, refused, 'bet-refund', row.stakeKobo, at);
  pushCoupon(operator, refused);
}
