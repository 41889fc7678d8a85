import type { CouponMarketKind, LegResult } from '../../../src/contract/betting/coupon.ts';
import type { LifePlan } from '../life.ts';

/** A market at fixed odds from its first listing to its result. */
export interface CouponPlan extends LifePlan {
  kind: CouponMarketKind;
  name: string;
  rules: string;
  selections: readonly CouponChoice[];
  /** The true chance of each selection to win, were it not void, by the state of play. */
  chances(state: number): readonly number[];
  /** Why void selections are. */
  voidReason?: string;
}

export interface CouponChoice {
  selectionId: string;
  name: string;
  label: string;
  result: LegResult;
}

/** What became of the selections of a market. */
export interface CouponResult {
  results: Readonly<Record<string, LegResult>>;
  voidReason?: string;
  settledAt: number;
}
