import type { PlaceCoupon, PlacedLeg } from '../../../src/contract/betting/couponBets.ts';
import { refusalText } from '../../../src/domain/position/refusal.ts';
import { couponRefusal } from '../../../src/domain/sportsbook/couponRefusal.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { checkStake, placedNow } from '../bets/placed.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { freeBetFor, returnFreeBet, spendFreeBet } from '../bonus/freeBets.ts';
import type { House } from '../house.ts';
import { availableOf } from '../money/exposure.ts';
import { checkPlay } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
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
  house: House,
  { accountId }: AccountRow,
  order: PlaceCoupon,
  reference: string,
  provider: string | null = null,
): CouponRow {
  const at = house.clock.now();
  const legs = order.legs.map((leg) => legFor(house, leg, at));
  const size = order.kind === 'system' ? (order.size ?? 0) : legs.length;
  const delayMs = legs.some(({ inPlay }) => inPlay) ? COUPON_LIMITS.delaySeconds * 1000 : 0;
  const row: CouponRow = {
    ...placedNow(order, { accountId, reference, at, delayMs }),
    couponId: `K${house.db.next('coupon', 300_001)}`,
    kind: order.kind,
    size,
    legs,
    freeBetId: order.freeBetId ?? null,
    provider,
    state: delayMs > 0 ? 'delayed' : 'open',
    soldStakeKobo: 0,
    soldForKobo: 0,
    returnedKobo: null,
    returnedBonusKobo: null,
  };
  checkCoupon(row);
  const decision = decideCoupon(house, row, at);
  if (!decision.isTaken) throw refuseBet(decision.reason, undefined, decision.fields);
  const freeBet = order.freeBetId && freeBetFor(house, accountId, order.freeBetId, order.stake);
  checkPlay(house, accountId, {
    stakeKobo: order.stake,
    addedRiskKobo: freeBet ? 0 : order.stake,
  });
  if (!freeBet && order.stake > availableOf(house, accountId)) {
    throw refuseBet('not-enough-available');
  }
  const placed = house.db.coupons.insert({
    ...row,
    // Until the delay ends, show the odds asked for.
    legs: delayMs > 0 ? legs : decision.legs,
  });
  if (freeBet) spendFreeBet(house, freeBet, at);
  else postCoupon(house, placed, 'bet-stake', -order.stake, at);
  return placed;
}

/** A selection as the player has read it, with the names of today. Refuses what nobody knows. */
export function legFor(
  house: House,
  { gameId, marketId, selectionId, odds }: PlacedLeg,
  at: number,
): LegColumn {
  const event = house.world.event(gameId, at)?.event;
  const isOfGame = marketId.startsWith(`${gameId}:`);
  const offer = isOfGame ? offerNow(house, { marketId, selectionId }, at) : undefined;
  if (!event || !offer) {
    throw new Refusal('unknown-market', 'A selection is not known', { status: 404 });
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
export function endCouponDelay(house: House, row: CouponRow, at: number): void {
  const decision = decideCoupon(house, row, at);
  const { legs } = decision;
  if (decision.isTaken) {
    pushCoupon(house, house.db.coupons.update(row.couponId, { legs, state: 'open' }));
    return;
  }
  const refused = house.db.coupons.update(row.couponId, {
    legs,
    state: 'rejected',
    isOpen: false,
    reasonCode: decision.reason,
    reason: refusalText(decision.reason),
  });
  if (row.freeBetId !== null) returnFreeBet(house, row.freeBetId, at);
  else postCoupon(house, refused, 'bet-refund', row.stakeKobo, at);
  pushCoupon(house, refused);
}
