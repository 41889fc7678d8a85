import type {
  CouponMarket,
  CouponMarketKind,
  CouponSelection,
  LegResult,
} from '../../contract/betting/coupon.ts';
import type { Market, MarketKind } from '../../contract/betting/market.ts';

const KINDS: Partial<Record<MarketKind, CouponMarketKind>> = {
  match_odds: 'winner',
  over_under: 'over_under',
  both_to_score: 'both_to_score',
};

/** As Nigerian books write them. */
const NAMES: Record<string, string> = {
  ...{ home: '1', draw: 'X', away: '2' },
  ...{ over: 'O2.5', under: 'U2.5', yes: 'GG', no: 'NG' },
};

/** A market of the virtual league as one of the sportsbook, at the prices that back it. */
export function virtualCoupon(market: Market): CouponMarket | undefined {
  const { marketId, name, version, rules, runners } = market;
  const kind = KINDS[market.kind];
  if (!kind) return undefined;
  const status = statusOf(market);
  const selections = runners.map((runner) => selectionOf(runner, status));
  return { marketId, kind, name, status, version, ...(rules && { rules }), selections };
}

function statusOf({ status }: Market): CouponMarket['status'] {
  if (status === 'open' || status === 'settled') return status;
  return status === 'closed' ? 'closed' : 'suspended';
}

function selectionOf(
  { runnerId, name, back, status: state }: Market['runners'][number],
  status: CouponSelection['status'],
): CouponSelection {
  const [best] = back;
  const result: LegResult | undefined =
    state === 'winner' ? 'won' : state === 'loser' ? 'lost' : undefined;
  return {
    ...{ selectionId: runnerId, name: NAMES[runnerId] ?? name, label: name, status },
    ...(status === 'open' && best && { odds: best[0] }),
    ...(result && { result }),
  };
}
