import type { CouponBet, CouponLeg } from '../../../src/contract/betting/couponBets.ts';
import type { Leg } from '../../../src/domain/sportsbook/leg.ts';
import {
  type Coupon,
  combinationCount,
  couponPayout,
  couponReturn,
  priceOfCoupon,
} from '../../../src/domain/sportsbook/sportsbook.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { fateView } from '../bets/placed.ts';
import { mostLeft } from './couponTerms.ts';

/** A bet in the form the domain computes with. */
export function couponOf({ kind, legs, size, stakeKobo }: CouponRow): Coupon {
  return { legs: legs.map(legOf), size, stakeKobo, isOneCut: kind === 'one-cut' };
}

function legOf({ gameId, oddsHundredths, result }: LegColumn): Leg {
  return { eventId: gameId, oddsHundredths, ...(result && { result }) };
}

/** What a bet pays by the results so far, counting open legs as won. */
export function payout(row: CouponRow): { winKobo: number; bonusKobo: number } {
  return couponPayout(couponOf(row), mostLeft(row), row.freeBetId !== null);
}

/** A bet as its player sees it. */
export function couponView(row: CouponRow): CouponBet {
  const coupon = couponOf(row);
  const { winKobo, bonusKobo } = couponReturn(coupon, mostLeft(row));
  const paid = payout(row);
  const odds = row.kind === 'system' ? undefined : priceOfCoupon(coupon);
  return {
    couponId: row.couponId,
    reference: row.reference,
    kind: row.kind,
    size: row.size,
    combinations: combinationCount(coupon),
    legs: row.legs.map(legView),
    stake: row.stakeKobo,
    ...(row.freeBetId !== null && { freeBetId: row.freeBetId }),
    ...(row.provider !== null && { provider: row.provider }),
    ...(odds !== undefined && { totalOdds: odds }),
    potentialWin: winKobo,
    potentialBonus: bonusKobo,
    potentialReturn: paid.winKobo + paid.bonusKobo,
    maxWin: mostLeft(row),
    state: row.state,
    ...fateView(row),
    ...(row.soldStakeKobo > 0 && { soldStake: row.soldStakeKobo, soldFor: row.soldForKobo }),
    ...(row.restakedKobo > 0 && { restaked: row.restakedKobo }),
    ...(row.returnedKobo !== null && { returned: row.returnedKobo }),
    ...(row.returnedBonusKobo !== null && { returnedBonus: row.returnedBonusKobo }),
    rulesVersion: row.rulesVersion,
  };
}

function legView(leg: LegColumn): CouponLeg {
  return {
    gameId: leg.gameId,
    eventName: leg.eventName,
    startsAt: leg.startsAt,
    inPlay: leg.inPlay,
    marketId: leg.marketId,
    marketName: leg.marketName,
    selectionId: leg.selectionId,
    selectionName: leg.selectionName,
    selectionLabel: leg.selectionLabel,
    oddsAsked: leg.askedHundredths,
    odds: leg.oddsHundredths,
    ...(leg.nowHundredths !== null && { oddsNow: leg.nowHundredths }),
    state: leg.result ?? 'open',
    ...(leg.result === 'void' && leg.reason !== null && { reason: leg.reason }),
    ...(leg.parts.length > 0 && { parts: leg.parts }),
  };
}
