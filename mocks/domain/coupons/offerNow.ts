import type { CouponMarket, CouponSelection } from '../../../src/contract/betting/coupon.ts';
import {
  combinationResult,
  combinedParts,
  type Named,
} from '../../../src/domain/sportsbook/combination.ts';
import type { Operator } from '../operator.ts';
import { couponNow } from './couponMarkets.ts';

/** A selection as the house offers it now. */
export interface Offer {
  market: CouponMarket;
  selection: CouponSelection;
  /** What a combination stands for; none for any other selection. */
  parts: Offer[];
}

/** A selection by its name, which may be that of a combination; undefined when nobody knows it. */
export function offerNow(operator: Operator, name: Named, at: number): Offer | undefined {
  const parts = combinedParts(name);
  if (parts) return combinationNow(operator, name, parts, at);
  const market = couponNow(operator, name.marketId, at);
  const selection = market?.selections.find((one) => one.selectionId === name.selectionId);
  return market && selection && { market, selection, parts: [] };
}

function combinationNow(
  operator: Operator,
  name: Named,
  names: readonly Named[],
  at: number,
): Offer | undefined {
  const market = operator.world.combination(name, at);
  const [selection] = market?.selections ?? [];
  const parts = names.flatMap((part) => offerNow(operator, part, at) ?? []);
  if (!market || !selection || parts.length < names.length) return undefined;
  const result = combinationResult(parts.map((part) => part.selection.result));
  const status = result ? 'settled' : leastOpen([market, ...parts.map((part) => part.market)]);
  const { selectionId, name: short, label } = selection;
  const now: CouponSelection = {
    ...{ selectionId, name: short, label },
    // Without odds it is too likely, or cannot happen.
    status: status === 'open' && selection.odds === undefined ? 'suspended' : status,
    ...(status === 'open' && selection.odds !== undefined && { odds: selection.odds }),
    ...(result && { result }),
  };
  return { market: { ...market, status, selections: [now] }, selection: now, parts };
}

/** A combination is bet on as long as each of its parts is. */
function leastOpen(markets: readonly CouponMarket[]): CouponMarket['status'] {
  const statuses = markets.map(({ status }) => status);
  if (statuses.includes('settled') || statuses.includes('closed')) return 'closed';
  return statuses.includes('suspended') ? 'suspended' : 'open';
}
