import type { OverrideRow } from '../db/rows/overrideRow.ts';
import { couponNow, couponResultOf } from '../domain/coupons/couponMarkets.ts';
import { marketNow, resultOf } from '../domain/fixtures.ts';
import type { Operator } from '../domain/operator.ts';
import { Refusal } from '../domain/refusal.ts';

/** Applies an operator's decision to a market. */
export function override(
  operator: Operator,
  marketId: string,
  changes: Partial<Pick<OverrideRow, 'status' | 'result'>>,
): void {
  checkMarket(operator, marketId);
  const at = operator.clock.now();
  const { overrides } = operator.db;
  const known = overrides.get(marketId);
  const versionsAdded = (known?.versionsAdded ?? 0) + 1;
  const { result } = changes;
  const results = [...(known?.results ?? []), ...(result ? [{ result, at }] : [])];
  const changed = { ...changes, results, versionsAdded, at };
  if (known) overrides.update(marketId, changed);
  else overrides.insert({ marketId, status: null, result: null, ...changed });
}

/** Refuses a market that does not exist. */
export function checkMarket(operator: Operator, marketId: string): void {
  const at = operator.clock.now();
  if (marketNow(operator, marketId, at) || couponNow(operator, marketId, at)) return;
  throw new Refusal('unknown-market', `There is no market ${marketId}`, { status: 404 });
}

/** Refuses a market whose result is known: open again, it would take bets on who has won. */
export function checkUnsettled(operator: Operator, marketId: string): void {
  const at = operator.clock.now();
  if (!resultOf(operator, marketId, at) && !couponResultOf(operator, marketId, at)) return;
  throw new Refusal('market-settled', `${marketId} is settled; \`settle\` corrects its result`, {
    status: 409,
  });
}
