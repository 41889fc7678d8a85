import { moveTo, performUntil } from '../engine/agenda.ts';
import type { ScheduledTask } from '../engine/scheduledTask.ts';
import { referralTasks } from './account/heldReferral.ts';
import { decideKyc } from './account/kyc.ts';
import { endDelay } from './bets/placeBet.ts';
import { settleMarket } from './bets/settleMarket.ts';
import { endBonus } from './bonus/bonuses.ts';
import { cashbackReadyAt, offerCashbacks } from './bonus/cashbacks.ts';
import { expireWithdrawal, reviewWithdrawal } from './cashier/decideWithdrawal.ts';
import { expireDeposit, reviewDeposit } from './cashier/deposits.ts';
import { endWaitingRound, waitingRounds } from './casino/kernel.ts';
import { couponResultOf } from './coupons/couponMarkets.ts';
import { marketsAwaited } from './coupons/decideLegs.ts';
import { endCouponDelay } from './coupons/placeCoupon.ts';
import { settleCoupons } from './coupons/settleCoupons.ts';
import { drawTasks } from './draw/drawTasks.ts';
import { resultOf } from './fixtures.ts';
import { jackpotTasks } from './jackpot/jackpotTickets.ts';
import { campaignTasks } from './operator/campaigns.ts';
import { reopening } from './operator/reopening.ts';
import type { Operator } from './operator.ts';
import { followBook, nextEffect } from './orders/followBook.ts';
import { stopTasks } from './orders/followStops.ts';
import { supportTasks } from './support/supportTasks.ts';

/** Performs everything due until `at`, in order of time. */
export function runUntil(operator: Operator, at: number): void {
  performUntil((until) => tasksUntil(operator, until), operator.clock, at);
}

/** The same, moving the clock along and yielding after each task. */
export function goForward(operator: Operator, at: number): Generator<void, void> {
  return moveTo((until) => tasksUntil(operator, until), operator.clock, at);
}

function tasksUntil(operator: Operator, until: number): ScheduledTask[] {
  return SCHEDULES.flatMap((tasksOf) => tasksOf(operator, until));
}

/** The states of orders in a book. */
const ORDER_STATES = ['unmatched', 'part-matched'] as const;

/** Of sportsbook bets whose legs are told: one that is lost already has others to come. */
const COUPON_STATES = ['open', 'lost'] as const;

const SCHEDULES: ((operator: Operator, until: number) => ScheduledTask[])[] = [
  waitingOrders,
  stopTasks,
  delays,
  settlements,
  couponDelays,
  couponSettlements,
  deposits,
  withdrawals,
  documents,
  bonuses,
  cashbacks,
  campaignTasks,
  reopening,
  referralTasks,
  supportTasks,
  drawTasks,
  jackpotTasks,
  rounds,
];

function waitingOrders(operator: Operator, until: number): ScheduledTask[] {
  const waiting = ORDER_STATES.flatMap((state) => operator.db.bets.where('state', state));
  return [...new Set(waiting.map(({ marketId }) => marketId))].flatMap((marketId) => {
    const at = nextEffect(operator, marketId, until);
    return at === undefined ? [] : [{ at, perform: () => followBook(operator, marketId, at) }];
  });
}

function delays(operator: Operator): ScheduledTask[] {
  return operator.db.bets.where('state', 'delayed').map((bet) => ({
    at: bet.decidesAt ?? bet.placedAt,
    perform: (at) => endDelay(operator, bet, at),
  }));
}

function settlements(operator: Operator, until: number): ScheduledTask[] {
  const marketIds = new Set(
    operator.db.bets.where('state', 'matched').map(({ marketId }) => marketId),
  );
  return [...marketIds].flatMap((marketId) => {
    const result = resultOf(operator, marketId, until);
    if (!result) return [];
    return [
      { at: result.settledAt, perform: (at) => settleMarket(operator, marketId, result, at) },
    ];
  });
}

function couponDelays(operator: Operator): ScheduledTask[] {
  return operator.db.coupons.where('state', 'delayed').map((row) => ({
    at: row.decidesAt ?? row.placedAt,
    perform: (at) => endCouponDelay(operator, row, at),
  }));
}

function couponSettlements(operator: Operator, until: number): ScheduledTask[] {
  const legs = COUPON_STATES.flatMap((state) => operator.db.coupons.where('state', state)).flatMap(
    (row) => row.legs,
  );
  const waiting = legs.flatMap(marketsAwaited);
  return [...new Set(waiting)].flatMap((marketId) => {
    const result = couponResultOf(operator, marketId, until);
    if (!result) return [];
    return [
      { at: result.settledAt, perform: (at) => settleCoupons(operator, marketId, result, at) },
    ];
  });
}

function deposits(operator: Operator): ScheduledTask[] {
  return operator.db.deposits.where('status', 'pending').flatMap((row) => {
    const { reviewAt, expiresAt, paidAt } = row;
    // What was not paid is not waited for; what the player has paid is looked for until it is decided.
    if (paidAt === null && (reviewAt === null || expiresAt < reviewAt)) {
      return [{ at: expiresAt, perform: (at) => expireDeposit(operator, row, at) }];
    }
    return reviewAt === null
      ? []
      : [{ at: reviewAt, perform: (at) => reviewDeposit(operator, row, at) }];
  });
}

function withdrawals(operator: Operator): ScheduledTask[] {
  return operator.db.withdrawals.where('status', 'pending').map((row) =>
    row.reviewAt === null
      ? {
          at: row.expiresAt,
          perform: (at) => expireWithdrawal(operator, row, at),
        }
      : { at: row.reviewAt, perform: (at) => reviewWithdrawal(operator, row, at) },
  );
}

function documents(operator: Operator): ScheduledTask[] {
  return operator.db.kycs
    .where('status', 'pending')
    .flatMap((row) =>
      row.reviewAt === null
        ? []
        : [{ at: row.reviewAt, perform: (at) => decideKyc(operator, row, { reason: null, at }) }],
    );
}

function bonuses(operator: Operator): ScheduledTask[] {
  return (['active', 'available'] as const)
    .flatMap((status) => operator.db.bonuses.where('status', status))
    .map((row) => ({
      at: row.expiresAt ?? Number.POSITIVE_INFINITY,
      perform: (at) => endBonus(operator, row, 'expired', at),
    }));
}

function rounds(operator: Operator): ScheduledTask[] {
  return waitingRounds(operator).map(({ at, row }) => ({
    at,
    perform: (now) => endWaitingRound(operator, row, now),
  }));
}

function cashbacks(operator: Operator): ScheduledTask[] {
  const last = operator.db.cashbackWeeks.all().at(-1);
  if (!last) return [];
  const week = last.week + 1;
  return [{ at: cashbackReadyAt(week), perform: (at) => offerCashbacks(operator, week, at) }];
}
