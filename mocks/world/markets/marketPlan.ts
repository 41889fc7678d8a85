import type { MarketKind } from '../../../src/contract/betting/market.ts';
import type { LifePlan } from '../life.ts';
import type { Pricing } from '../prices/pricing.ts';
import type { Outcome } from '../result.ts';

/** A market's whole life, fixed from the start. Its state at any instant is computed from this. */
export interface MarketPlan extends LifePlan {
  kind: MarketKind;
  name: string;
  rules: string;
  remark?: string;
  runners: readonly { runnerId: string; name: string }[];
  outcome: Outcome;
  prices: Pricing;
  /** What trades in two seconds of ordinary play, in naira. */
  turnoverNaira: number;
}
