import type {
  CouponMarket,
  CouponSelection,
  LegResult,
} from '../../../src/contract/betting/coupon.ts';
import type { Result } from '../../db/rows/overrideRow.ts';
import type { CouponResult } from '../../world/markets/couponPlan.ts';
import { COUPON_STATUSES } from '../../world/markets/livingCoupon.ts';
import type { Operator } from '../operator.ts';

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
  const market = operator.world.coupon(marketId, at);
  return market && overridden(operator, market);
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
  { db, world }: Operator,
  marketId: string,
  at: number,
): CouponResult | undefined {
  const override = db.overrides.get(marketId);
  const market = override?.result && world.coupon(marketId, at);
  if (!override?.result || !market) return world.couponResult(marketId, at);
  const { result } = override;
  return {
    results: resultsOf(market, result),
    ...(result.kind === 'void' && { voidReason: result.reason }),
    settledAt: override.at,
  };
}
