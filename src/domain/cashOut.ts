import type { MarketStatus } from '../contract/market.ts';
import { commission } from './commission.ts';
import { type Fill, pnlOfFills } from './fills.ts';
import { fillsToClose } from './fillsToClose.ts';
import type { DepthLevel } from './matching.ts';
import { mulDiv } from './mulDiv.ts';
import type { Position } from './position.ts';
import type { PriceScale } from './priceScale.ts';
import type { Side } from './side.ts';

/** The two columns of one runner, as the contract's runners carry them. */
export interface RunnerDepth {
  back: readonly DepthLevel[];
  lay: readonly DepthLevel[];
}

export interface CashOutMarket {
  status: MarketStatus;
  isPriceFresh: boolean;
  scale: PriceScale;
  depth: ReadonlyMap<string, RunnerDepth>;
  commissionBasisPoints: number;
}

/** A bet to send. It may carry kobo: the whole-naira rule is for what a player types. */
export interface CashOutOrder {
  runnerId: string;
  side: Side;
  stakeKobo: number;
  /** The worst price among the fills: ask for this one to be matched in full. */
  priceHundredths: number;
  fills: readonly Fill[];
}

export interface CashOutQuote {
  orders: readonly CashOutOrder[];
  /** Profit locked in on the part cashed out, before commission: `c = p_k + Σ s_i`. */
  lockedKobo: number;
  /** What is sure on that part whichever runner wins, to the kobo, commission deducted: show this. */
  netKobo: number;
  commissionKobo: number;
  /** The whole position once the orders are matched. */
  position: Position;
}

export type CashOutRefusal = 'suspended' | 'price-old' | 'already-even' | 'too-little-money';

/** Adds what the fills give to every outcome. */
function addFills(position: Map<string, number>, scale: PriceScale, order: CashOutOrder): void {
  const pair = pnlOfFills(order.side, scale, order.fills);
  for (const [id, pnl] of position) {
    position.set(id, pnl + (id === order.runnerId ? pair.ifHitKobo : pair.ifMissedKobo));
  }
}

/** The orders that bring every runner to the reference, which itself needs none. */
function ordersTowards(
  referenceKobo: number,
  part: Position,
  { scale, depth }: CashOutMarket,
): CashOutOrder[] | undefined {
  const orders: CashOutOrder[] = [];
  for (const [runnerId, pnl] of part) {
    const gapKobo = pnl - referenceKobo;
    if (gapKobo === 0) continue;
    const side = gapKobo > 0 ? 'lay' : 'back';
    const fills = fillsToClose(Math.abs(gapKobo), side, scale, depth.get(runnerId)?.[side] ?? []);
    if (!fills) return undefined;
    const last = fills.at(-1);
    if (!last) continue;
    const stakeKobo = fills.reduce((sum, fill) => sum + fill.stakeKobo, 0);
    const { priceHundredths } = last;
    orders.push({ runnerId, side, stakeKobo, priceHundredths, fills });
  }
  return orders;
}

/**
 * Equalises a market position through its real depth: for each reference runner k, lay what stands
 * above it and back what stands below, `s_i = (p_i − p_k) ÷ price_i`, and keep the k that locks in
 * the most. A fraction (in hundredths of a percent) cashes out that part and lets the rest run.
 * Every outcome of the part ends within one kobo of stake, at its price, of the locked profit.
 */
export function cashOut(
  position: Position,
  market: CashOutMarket,
  fractionBasisPoints = 10_000,
): CashOutQuote | { refusal: CashOutRefusal } {
  if (market.status !== 'open') return { refusal: 'suspended' };
  if (!market.isPriceFresh) return { refusal: 'price-old' };
  const part = new Map(
    [...position].map(([id, pnl]) => [id, mulDiv(pnl, fractionBasisPoints, 10_000, 'nearest')]),
  );
  if (new Set(part.values()).size < 2) return { refusal: 'already-even' };

  let best: CashOutQuote | undefined;
  for (const [referenceId, referenceKobo] of part) {
    const orders = ordersTowards(referenceKobo, part, market);
    if (!orders) continue;
    // What is left is less than half a kobo of stake could move.
    if (orders.length === 0) return { refusal: 'already-even' };
    const even = new Map(part);
    const whole = new Map(position);
    for (const order of orders) {
      addFills(even, market.scale, order);
      addFills(whole, market.scale, order);
    }
    const lockedKobo = even.get(referenceId) ?? 0;
    if (best && best.lockedKobo >= lockedKobo) continue;
    const sureKobo = Math.min(...even.values());
    const commissionKobo = commission(sureKobo, market.commissionBasisPoints);
    const netKobo = sureKobo - commissionKobo;
    best = { orders, lockedKobo, netKobo, commissionKobo, position: whole };
  }
  return best ?? { refusal: 'too-little-money' };
}
