import type { CouponMarketKind, LegResult } from '../../../src/contract/betting/coupon.ts';
import type { LifePlan } from '../life.ts';

/** A fixed-odds market from its first listing to its result. */
export interface CouponPlan extends LifePlan {
  kind: CouponMarketKind;
  name: string;
  rules: string;
  selections: readonly CouponChoice[];
  /** Each selection's true chance to win if it is not void, by state of play. */
  chances(state: number): readonly number[];
  /** Whether its selections may be combined with others of the match at one price. */
  isCombinable?: boolean;
  /** The house's odds for a chance, where they are not those of every market. */
  oddsOf?(chance: number): number | undefined;
  /** Why selections are void. */
  voidReason?: string;
}

export interface CouponChoice {
  selectionId: string;
  name: string;
  label: string;
  result: LegResult;
}

/** The results of a market's selections. */
export interface CouponResult {
  results: Readonly<Record<string, LegResult>>;
  voidReason?: string;
  settledAt: number;
}
