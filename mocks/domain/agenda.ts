import { moveTo, performUntil } from '../engine/agenda.ts';
import type { Duty } from '../engine/duty.ts';
import { decideKyc } from './account/kyc.ts';
import { endDelay } from './bets/placeBet.ts';
import { settleMarket } from './bets/settleMarket.ts';
import { endBonus } from './bonus/bonuses.ts';
import { cashbackReadyAt, offerCashbacks } from './bonus/cashbacks.ts';
import { refundWithdrawal, reviewWithdrawal } from './cashier/decideWithdrawal.ts';
import { expireDeposit, reviewDeposit } from './cashier/deposits.ts';
import { endWaitingRound, waitingRounds } from './casino/kernel.ts';
import { couponResultOf } from './coupons/couponMarkets.ts';
import { marketsAwaited } from './coupons/decideLegs.ts';
import { endCouponDelay } from './coupons/placeCoupon.ts';
import { settleCoupons } from './coupons/settleCoupons.ts';
import { drawDuties } from './draw/drawDuties.ts';
import { resultOf } from './fixtures.ts';
import type { House } from './house.ts';
import { jackpotDuties } from './jackpot/jackpotTickets.ts';
import { campaignDuties } from './operator/campaigns.ts';
import { reopening } from './operator/reopening.ts';
import { followBook, nextEffect } from './orders/followBook.ts';
import { stopDuties } from './orders/followStops.ts';
import { supportDuties } from './support/supportDuties.ts';

/** Performs everything due until `at`, in order of time. */
export function runUntil(house: House, at: number): void {
  performUntil((until) => dutiesOf(house, until), house.clock, at);
}

/** The same, moving the clock along and yielding after each duty. */
export function goForward(house: House, at: number): Generator<void, void> {
  return moveTo((until) => dutiesOf(house, until), house.clock, at);
}

function dutiesOf(house: House, until: number): Duty[] {
  return DUTIES.flatMap((duties) => duties(house, until));
}

/** The states of orders in a book. */
const ORDER_STATES = ['unmatched', 'part-matched'] as const;

const DUTIES: ((house: House, until: number) => Duty[])[] = [
  waitingOrders,
  stopDuties,
  delays,
  settlements,
  couponDelays,
  couponSettlements,
  deposits,
  withdrawals,
  documents,
  bonuses,
  cashbacks,
  campaignDuties,
  reopening,
  supportDuties,
  drawDuties,
  jackpotDuties,
  rounds,
];

function waitingOrders(house: House, until: number): Duty[] {
  const waiting = ORDER_STATES.flatMap((state) => house.db.bets.where('state', state));
  return [...new Set(waiting.map(({ marketId }) => marketId))].flatMap((marketId) => {
    const at = nextEffect(house, marketId, until);
    return at === undefined ? [] : [{ at, perform: () => followBook(house, marketId, at) }];
  });
}

function delays(house: House): Duty[] {
  return house.db.bets.where('state', 'delayed').map((bet) => ({
    at: bet.decidesAt ?? bet.placedAt,
    perform: (at) => endDelay(house, bet, at),
  }));
}

function settlements(house: House, until: number): Duty[] {
  const marketIds = new Set(
    house.db.bets.where('state', 'matched').map(({ marketId }) => marketId),
  );
  return [...marketIds].flatMap((marketId) => {
    const result = resultOf(house, marketId, until);
    if (!result) return [];
    return [{ at: result.settledAt, perform: (at) => settleMarket(house, marketId, result, at) }];
  });
}

function couponDelays(house: House): Duty[] {
  return house.db.coupons.where('state', 'delayed').map((row) => ({
    at: row.decidesAt ?? row.placedAt,
    perform: (at) => endCouponDelay(house, row, at),
  }));
}

function couponSettlements(house: House, until: number): Duty[] {
  const open = house.db.coupons.where('state', 'open').flatMap(({ legs }) => legs);
  const waiting = open.flatMap(marketsAwaited);
  return [...new Set(waiting)].flatMap((marketId) => {
    const result = couponResultOf(house, marketId, until);
    if (!result) return [];
    return [{ at: result.settledAt, perform: (at) => settleCoupons(house, marketId, result, at) }];
  });
}

function deposits(house: House): Duty[] {
  return house.db.deposits
    .where('status', 'pending')
    .map((row) =>
      row.reviewAt === null
        ? { at: row.expiresAt, perform: (at) => expireDeposit(house, row, at) }
        : { at: row.reviewAt, perform: (at) => reviewDeposit(house, row, at) },
    );
}

function withdrawals(house: House): Duty[] {
  const expired = { status: 'expired' as const, reason: 'Not paid within three days' };
  return house.db.withdrawals
    .where('status', 'pending')
    .map((row) =>
      row.reviewAt === null
        ? { at: row.expiresAt, perform: (at) => refundWithdrawal(house, row, { ...expired, at }) }
        : { at: row.reviewAt, perform: (at) => reviewWithdrawal(house, row, at) },
    );
}

function documents(house: House): Duty[] {
  return house.db.kycs
    .where('status', 'pending')
    .flatMap((row) =>
      row.reviewAt === null
        ? []
        : [{ at: row.reviewAt, perform: (at) => decideKyc(house, row, { reason: null, at }) }],
    );
}

function bonuses(house: House): Duty[] {
  return (['active', 'available'] as const)
    .flatMap((status) => house.db.bonuses.where('status', status))
    .map((row) => ({
      at: row.expiresAt ?? Number.POSITIVE_INFINITY,
      perform: (at) => endBonus(house, row, 'expired', at),
    }));
}

function rounds(house: House): Duty[] {
  return waitingRounds(house).map(({ at, row }) => ({
    at,
    perform: (now) => endWaitingRound(house, row, now),
  }));
}

function cashbacks(house: House): Duty[] {
  const last = house.db.cashbackWeeks.all().at(-1);
  if (!last) return [];
  const week = last.week + 1;
  return [{ at: cashbackReadyAt(week), perform: (at) => offerCashbacks(house, week, at) }];
}
