import type { MarketKind } from '../../src/contract/market.ts';
import type { Beat } from './beats.ts';
import type { RunnerPrices } from './exchangePrices.ts';
import type { Outcome } from './result.ts';

/** A market's whole life, fixed from the start; what it is at any instant is read off it. */
export interface MarketPlan {
  marketId: string;
  kind: MarketKind;
  name: string;
  rules: string;
  remark?: string;
  runners: readonly { runnerId: string; name: string }[];
  /** Shown from here on, inactive until it opens. */
  listedAt: number;
  opensAt: number;
  closesAt: number;
  /** Taken off the match's page then, though still to be had by its id. */
  delistsAt?: number;
  outcome: Outcome;
  /** Its status while it is open, and the state of play that prices it. */
  beats: readonly Beat[];
  /** Its prices move with every so many ticks; 0 when only the play moves them. */
  everyTicks: number;
  prices(state: number, tick: number): readonly RunnerPrices[];
  /** Turnover of one step, in naira. */
  turnoverNaira: number;
}
