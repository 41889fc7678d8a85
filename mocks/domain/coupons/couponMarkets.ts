import type {
  CouponMarket,
  CouponSelection,
  LegResult,
} from '../../../src/contract/betting/coupon.ts';
import { virtualCoupon } from '../../../src/domain/virtuals/virtualCoupon.ts';
import type { Result } from '../../db/rows/overrideRow.ts';
import type { CouponResult } from '../../world/markets/couponPlan.ts';
import { COUPON_STATUSES } from '../../world/markets/livingCoupon.ts';
import { virtualsOf } from '../casino/virtuals.ts';
import type { Operator } from '../operator.ts';
import { virtualCouponResult } from './virtualCouponResult.ts';

/** A match's fixed-odds markets, or the first of them, with the operator's decisions applied. */
export function couponsNow(
  operator: Operator,
  gameId: string,
  at: number,
  most?: number,
): CouponMarket[] | undefined {
  return operator.world.coupons(gameId, at, most)?.map((market) => overridden(operator, market));
}

export function couponNow(
  operator: Operator,
  marketId: string,
  at: number,
): CouponMarket | undefined {
  const market = operator.world.coupon(marketId, at) ?? virtualNow(operator, marketId, at);
  return market && overridden(operator, market);
}

function virtualNow(operator: Operator, marketId: string, at: number): CouponMarket | undefined {
  const market = virtualsOf(operator).market(marketId, at);
  return market && virtualCoupon(market);
}

function overridden({ db, settings }: Operator, market: CouponMarket): CouponMarket {
  const override = db.overrides.get(market.marketId);
  const isStopped = settings.trading === 'suspended' && market.status === 'open';
  if (!override && !isStopped) return market;
  const decided = override?.status ? COUPON_STATUSES[override.status] : market.status;
  const status = isStopped ? 'suspended' : decided;
  const version = market.version + (override?.versionsAdded ?? 0);
  if (status === market.status && !override?.result) return { ...market, version };
  const results = override?.result && resultsOf(market, override.result);
  const selections = market.selections.map(({ selectionId, name, label }): CouponSelection => {
    const result = results?.[selectionId];
    return { selectionId, name, label, status, ...(result && { result }) };
  });
  return { ...market, status, version, selections };
}

/** Converts an operator's result for a sportsbook market: the named selections have won. */
function resultsOf({ selections }: CouponMarket, result: Result): Record<string, LegResult> {
  const winners =
    result.kind === 'winner'
      ? [result.runnerId]
      : result.kind === 'dead-heat'
        ? result.runnerIds
        : [];
  const outcome = (selectionId: string): LegResult =>
    result.kind === 'void' ? 'void' : winners.includes(selectionId) ? 'won' : 'lost';
  return Object.fromEntries(
    selections.map(({ selectionId }) => [selectionId, outcome(selectionId)]),
  );
}

/** A market's result once it is known at `at`; the operator's overrides the world's. */
export function couponResultOf(
  operator: Operator,
  marketId: string,
  at: number,
): CouponResult | undefined {
  const { db, world } = operator;
  const override = db.overrides.get(marketId);
  const market = override?.result && couponNow(operator, marketId, at);
  if (!override?.result || !market) {
    return world.couponResult(marketId, at) ?? virtualCouponResult(operator, marketId, at);
  }
  const { result } = override;
  return {
    results: resultsOf(market, result),
    ...(result.kind === 'void' && { voidReason: result.reason }),
    settledAt: override.at,
  };
}
