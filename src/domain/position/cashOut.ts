import type { MarketStatus } from '../../contract/betting/market.ts';
import { type Fill, pnlOfFills } from '../market/fills.ts';
import { fillsToClose } from '../market/fillsToClose.ts';
import { type DepthLevel, matchOrder } from '../market/matching.ts';
import { worstPrice } from '../market/priceChange.ts';
import type { PriceScale } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import { mulDiv } from '../money/mulDiv.ts';
import { commission } from './commission.ts';
import { isAffordable, isHedge, worstLoss } from './exposure.ts';
import { type StakeLimits, stakeRefusal } from './limits.ts';
import type { Position } from './position.ts';

/** The two columns of one runner, as the contract's runners carry them. */
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
  /** What the player may add to the exposure on the way, in kobo: hedges need none of it. */
  availableKobo: number;
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

const REFUSALS = {
  suspended: 'Cash out unavailable: the market is not open.',
  'price-old': 'Cash out unavailable: these prices are old.',
  'already-even': 'Nothing to cash out: every outcome already comes to the same.',
  'too-little-money': 'Cash out unavailable: too little money waits in this market.',
  'adds-risk': 'Cash out unavailable: on the way it would add to what you can lose.',
} as const;

export type CashOutRefusal = keyof typeof REFUSALS;

export function cashOutRefusalText(refusal: CashOutRefusal): string {
  return REFUSALS[refusal];
}

/** Why no market of this state and these prices can be closed in now. */
function refusalOf({ status, isPriceFresh }: CashOutMarket): CashOutRefusal | undefined {
  if (status !== 'open') return 'suspended';
  return isPriceFresh ? undefined : 'price-old';
}

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
  return inSafeOrder(orders, part);
}

/**
 * Lays first, from the outcome that stands highest, then backs from the lowest: sent one by one like
 * this, no lay ever adds to the exposure, and the backs as little as they can.
 */
function inSafeOrder(orders: readonly CashOutOrder[], position: Position): CashOutOrder[] {
  const height = ({ runnerId }: CashOutOrder) => position.get(runnerId) ?? 0;
  return [...orders].sort((one, other) => {
    if (one.side !== other.side) return one.side === 'lay' ? -1 : 1;
    return one.side === 'lay' ? height(other) - height(one) : height(one) - height(other);
  });
}

/**
 * Whether orders sent one by one are all taken: each is a hedge, which may carry kobo and needs no
 * money, or it can stand as a bet of its own.
 */
function areTaken(position: Position, orders: readonly CashOutOrder[], market: CashOutMarket) {
  const { scale, availableKobo } = market;
  const worst = (held: Position, pending: readonly Position[]) =>
    worstLoss(held.keys(), [held], pending, (pnl, runnerId) => pnl.get(runnerId) ?? 0);
  const held = new Map(position);
  const startKobo = worst(held, []);
  for (const order of orders) {
    const beforeKobo = worst(held, []);
    // While it waits an order reserves what it can lose at the price it asks.
    const asked = new Map([...held.keys()].map((runnerId) => [runnerId, 0]));
    const { side, stakeKobo, priceHundredths } = order;
    addFills(asked, scale, { ...order, fills: [{ stakeKobo, priceHundredths }] });
    const afterKobo = worst(held, [asked]);
    const isBet =
      isAffordable(startKobo, afterKobo, availableKobo) &&
      !stakeRefusal({ side, scale, priceHundredths }, stakeKobo, market);
    if (!isHedge(beforeKobo, afterKobo) && !isBet) return false;
    addFills(held, scale, order);
  }
  return true;
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
  const refusal = refusalOf(market);
  if (refusal) return { refusal };
  const part = new Map(
    [...position].map(([id, pnl]) => [id, mulDiv(pnl, fractionBasisPoints, 10_000, 'nearest')]),
  );
  if (new Set(part.values()).size < 2) return { refusal: 'already-even' };

  let best: CashOutQuote | undefined;
  let hasRiskyWay = false;
  for (const [referenceId, referenceKobo] of part) {
    const orders = ordersTowards(referenceKobo, part, market);
    if (!orders) continue;
    // What is left is less than half a kobo of stake could move.
    if (orders.length === 0) return { refusal: 'already-even' };
    if (!areTaken(position, orders, market)) {
      hasRiskyWay = true;
      continue;
    }
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
  return best ?? { refusal: hasRiskyWay ? 'adds-risk' : 'too-little-money' };
}

/**
 * Closes each trade with its own stake on the other side: what a runner was backed for is laid, and
 * the reverse. What is left hangs on the runners traded alone; every other outcome comes to nothing.
 * The net stakes are in kobo, above zero where more was backed than laid.
 */
export function closeAtSameStake(
  position: Position,
  netStakes: ReadonlyMap<string, number>,
  market: CashOutMarket,
  fractionBasisPoints = 10_000,
): CashOutQuote | { refusal: CashOutRefusal } {
  const refusal = refusalOf(market);
  if (refusal) return { refusal };
  const { scale } = market;
  const found: CashOutOrder[] = [];
  for (const [runnerId, netKobo] of netStakes) {
    const side = netKobo > 0 ? 'lay' : 'back';
    const stakeKobo = mulDiv(Math.abs(netKobo), fractionBasisPoints, 10_000, 'nearest');
    if (stakeKobo === 0) continue;
    const any = worstPrice({ side, scale, priceHundredths: 0 }, 'any');
    const order = { side, stakeKobo, priceHundredths: any, isPartialAllowed: false } as const;
    const { fills } = matchOrder(order, market.depth.get(runnerId)?.[side] ?? []);
    const last = fills.at(-1);
    if (!last) return { refusal: 'too-little-money' };
    found.push({ runnerId, side, stakeKobo, priceHundredths: last.priceHundredths, fills });
  }
  if (found.length === 0) return { refusal: 'already-even' };
  const orders = inSafeOrder(found, position);
  if (!areTaken(position, orders, market)) return { refusal: 'adds-risk' };
  const after = new Map(position);
  for (const order of orders) addFills(after, scale, order);
  const lockedKobo = Math.min(...after.values());
  const commissionKobo = commission(lockedKobo, market.commissionBasisPoints);
  return {
    orders,
    lockedKobo,
    netKobo: lockedKobo - commissionKobo,
    commissionKobo,
    position: after,
  };
}

/** What each outcome leaves once commission is taken from its profit. */
export function afterCommission(position: Position, rateBasisPoints: number): Position {
  return new Map([...position].map(([id, pnl]) => [id, pnl - commission(pnl, rateBasisPoints)]));
}
