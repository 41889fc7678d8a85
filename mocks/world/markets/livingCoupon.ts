import type {
  CouponMarket,
  CouponSelection,
  CouponStatus,
} from '../../../src/contract/betting/coupon.ts';
import type { MarketStatus } from '../../../src/contract/betting/market.ts';
import { textKey } from '../chance/hash.ts';
import { noise } from '../chance/noise.ts';
import { once } from '../chance/once.ts';
import { createLife } from '../life.ts';
import { oddsOfChance } from '../prices/oddsOfChance.ts';
import { remembered } from '../prices/pricing.ts';
import type { Ticks } from '../prices/ticks.ts';
import type { CouponPlan, CouponResult } from './couponPlan.ts';

export interface LivingCoupon {
  marketId: string;
  /** Listed, and not decided yet. */
  isOfferedAt(at: number): boolean;
  /** The market at an instant; undefined before it is listed. */
  at(at: number): CouponMarket | undefined;
  resultAt(at: number): CouponResult | undefined;
}

/** How far the house's opinion strays from the true chance, in log-odds. Less than its margin. */
const WOBBLE = 0.015;

export const COUPON_STATUSES: Record<MarketStatus, CouponStatus> = {
  inactive: 'suspended',
  open: 'open',
  suspended: 'suspended',
  ball_running: 'suspended',
  closed: 'closed',
  result_pending: 'closed',
  settled: 'settled',
  void: 'settled',
};

export function createCouponMarket(plan: CouponPlan, ticks: Ticks): LivingCoupon {
  const key = textKey(plan.marketId);
  // Most markets are never looked at.
  const life = once(() => createLife(plan, false, ticks));
  const chancesOf = remembered(plan.chances);

  const oddsAt = (state: number, tick: number, index: number) => {
    const chance = chancesOf(state)[index] ?? 0;
    if (plan.oddsOf) return plan.oddsOf(chance);
    const weight = chance * Math.exp(WOBBLE * noise(key + index, tick));
    return oddsOfChance(weight / (weight + 1 - chance));
  };

  return {
    marketId: plan.marketId,
    isOfferedAt: (at) => at >= plan.listedAt && at < plan.closesAt,
    at(at) {
      const moment = life().momentAt(at);
      if (!moment) return undefined;
      const status = COUPON_STATUSES[moment.status];
      const selections = plan.selections.map(
        ({ selectionId, name, label, result }, index): CouponSelection => {
          const about = { selectionId, name, label };
          if (status === 'settled') return { ...about, status, result };
          const odds = status === 'open' ? oddsAt(moment.state, moment.tick, index) : undefined;
          // The house offers no odds on what is as good as decided.
          if (odds === undefined)
            return { ...about, status: status === 'open' ? 'suspended' : status };
          return { ...about, status, odds };
        },
      );
      const { marketId, kind, name, rules, isCombinable } = plan;
      return {
        ...{ marketId, kind, name, status, version: moment.version, rules },
        ...(isCombinable && { combines: true }),
        selections,
      };
    },
    resultAt(at) {
      const { settledAt } = life();
      if (at < settledAt) return undefined;
      return {
        results: Object.fromEntries(
          plan.selections.map(({ selectionId, result }) => [selectionId, result]),
        ),
        ...(plan.voidReason !== undefined && { voidReason: plan.voidReason }),
        settledAt,
      };
    },
  };
}
