import type { MarketStatus } from '../../contract/betting/market.ts';
import * as texts from '../../messages/english/cashout/cashOutOffer.ts';
import type { Fill } from '../market/fills.ts';
import type { DepthLevel } from '../market/matching.ts';
import type { PriceScale } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import type { StakeLimits } from './limits.ts';
import type { Position, RunnerBet } from './position.ts';

/** One runner's two columns, as the contract's runners carry them. */
export interface RunnerDepth {
  back: readonly DepthLevel[];
  lay: readonly DepthLevel[];
}

export interface CashOutMarket extends StakeLimits {
  status: MarketStatus;
  isPriceFresh: boolean;
  scale: PriceScale;
  depth: ReadonlyMap<string, RunnerDepth>;
  commissionBasisPoints: number;
  /**
   * How much exposure the orders may add in between, in kobo. Hedges need none. `undefined` while it is unknown:
   * then the server decides.
   */
  availableKobo: number | undefined;
  /** The player's own orders that wait in the market. They may fill on the way, which must not break it. */
  waiting?: readonly RunnerBet[];
}

/** A bet to send. It may carry kobo, because the whole-naira rule is for typed stakes. */
export interface CashOutOrder {
  runnerId: string;
  side: Side;
  stakeKobo: number;
  /** The worst price among the fills: asking for it matches the order in full. */
  priceHundredths: number;
  fills: readonly Fill[];
  /** Fancy only: the run line that belongs to the price. */
  line?: number;
}

export interface CashOutQuote {
  orders: readonly CashOutOrder[];
  /** Profit locked in on the part cashed out, before commission: `c = p_k + Σ s_i`. */
  lockedKobo: number;
  /**
   * The certain result of that part, whichever runner wins, exact to the kobo and after commission. Show this
   * one.
   */
  netKobo: number;
  commissionKobo: number;
  /** The whole position after the orders are matched. */
  position: Position;
}

const REFUSALS = {
  suspended: texts.suspended,
  'price-old': texts.pricesOld,
  'already-even': texts.alreadyEven,
  'too-little-money': texts.tooLittleMoney,
  'adds-risk': texts.addsRisk,
  'line-away': texts.lineAway,
} as const;

export type CashOutRefusal = keyof typeof REFUSALS;

export function cashOutRefusalText(refusal: CashOutRefusal): string {
  return REFUSALS[refusal];
}

/** Why a market in this state, with these prices, cannot be cashed out now. */
export function cashOutRefusal({
  status,
  isPriceFresh,
}: CashOutMarket): CashOutRefusal | undefined {
  if (status !== 'open') return 'suspended';
  return isPriceFresh ? undefined : 'price-old';
}
