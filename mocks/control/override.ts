import type { OverrideRow } from '../db/rows/overrideRow.ts';
import { couponNow, couponResultOf } from '../domain/coupons/couponMarkets.ts';
import { marketNow, resultOf } from '../domain/fixtures.ts';
import type { House } from '../domain/house.ts';
import { Refusal } from '../domain/refusal.ts';

/** Applies an operator's decision to a market. */
export function override(
  house: House,
  marketId: string,
  changes: Partial<Pick<OverrideRow, 'status' | 'result'>>,
): void {
  checkMarket(house, marketId);
  const at = house.clock.now();
  const { overrides } = house.db;
  const known = overrides.get(marketId);
  if (known) {
    const versionsAdded = known.versionsAdded + 1;
    overrides.update(marketId, { ...changes, versionsAdded, at });
  } else {
    overrides.insert({ marketId, status: null, result: null, ...changes, versionsAdded: 1, at });
  }
}

/** Refuses a market that does not exist. */
export function checkMarket(house: House, marketId: string): void {
  const at = house.clock.now();
  if (marketNow(house, marketId, at) || couponNow(house, marketId, at)) return;
  throw new Refusal('unknown-market', `There is no market ${marketId}`, { status: 404 });
}

/** Refuses a market whose result is known: open again, it would take bets on who has won. */
export function checkUnsettled(house: House, marketId: string): void {
  const at = house.clock.now();
  if (!resultOf(house, marketId, at) && !couponResultOf(house, marketId, at)) return;
  throw new Refusal('market-settled', `${marketId} is settled; \`settle\` corrects its result`, {
    status: 409,
  });
}
