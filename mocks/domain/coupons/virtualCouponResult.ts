import type { LegResult } from '../../../src/contract/betting/coupon.ts';
import type { CouponResult } from '../../world/markets/couponPlan.ts';
import { virtualsOf } from '../casino/virtuals.ts';
import type { Operator } from '../operator.ts';

/** The result of a market of the virtual league, once its round is played. */
export function virtualCouponResult(
  operator: Operator,
  marketId: string,
  at: number,
): CouponResult | undefined {
  const league = virtualsOf(operator);
  const known = league.result(marketId, at);
  const runners = league.market(marketId, at)?.runners;
  if (!known || !runners) return undefined;
  const results = runners.map(({ runnerId }): [string, LegResult] => [
    runnerId,
    runnerId === known.runnerId ? 'won' : 'lost',
  ]);
  return { results: Object.fromEntries(results), settledAt: known.settledAt };
}
