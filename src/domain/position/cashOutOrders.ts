import { pnlOfFills } from '../market/fills.ts';
import type { PriceScale } from '../market/priceScale.ts';
import type { CashOutMarket, CashOutOrder } from './cashOutTerms.ts';
import { isAffordable, isHedge, worstLoss } from './exposure.ts';
import { stakeRefusal } from './limits.ts';
import type { Position, RunnerBet } from './position.ts';

/** Adds the fills' results to every outcome. */
export function addFills(
  position: Map<string, number>,
  scale: PriceScale,
  order: CashOutOrder,
): void {
  const pair = pnlOfFills(order.side, scale, order.fills);
  for (const [id, pnl] of position) {
    position.set(id, pnl + (id === order.runnerId ? pair.ifHitKobo : pair.ifMissedKobo));
  }
}

/**
 * Sorts orders: lays first, from the outcome with the highest result, then backs from the lowest. Sent one by
 * one in this order, no lay ever adds to the exposure, and the backs add as little as possible.
 */
export function inSafeOrder(orders: readonly CashOutOrder[], position: Position): CashOutOrder[] {
  const height = ({ runnerId }: CashOutOrder) => position.get(runnerId) ?? 0;
  return [...orders].sort((one, other) => {
    if (one.side !== other.side) return one.side === 'lay' ? -1 : 1;
    return one.side === 'lay' ? height(other) - height(one) : height(one) - height(other);
  });
}

function positionOf(bet: RunnerBet, runnerIds: Iterable<string>): Position {
  return new Map(
    [...runnerIds].map((id) => [id, id === bet.runnerId ? bet.ifHitKobo : bet.ifMissedKobo]),
  );
}

/**
 * Whether all orders are accepted when sent one by one. Each must be a hedge of what is matched, which may carry
 * kobo, needs no money, and is taken whatever waits beside it, or be valid as a bet of its own.
 */
export function areTaken(
  position: Position,
  orders: readonly CashOutOrder[],
  market: CashOutMarket,
) {
  const { scale, availableKobo, waiting = [] } = market;
  const own = waiting.map((bet) => positionOf(bet, position.keys()));
  const worst = (held: Position, pending: readonly Position[]) =>
    worstLoss(held.keys(), [held], pending, (pnl, id) => pnl.get(id) ?? 0);
  const held = new Map(position);
  const startKobo = worst(held, own);
  for (const order of orders) {
    const beforeKobo = worst(held, []);
    // While it waits, an order reserves what it can lose at its asked price.
    const asked = new Map([...held.keys()].map((runnerId) => [runnerId, 0]));
    const { side, stakeKobo, priceHundredths } = order;
    addFills(asked, scale, { ...order, fills: [{ stakeKobo, priceHundredths }] });
    const afterKobo = worst(held, [asked]);
    const isBet =
      isAffordable(startKobo, worst(held, [...own, asked]), availableKobo) &&
      !stakeRefusal({ side, scale, priceHundredths }, stakeKobo, market);
    if (!isHedge(beforeKobo, afterKobo) && !isBet) return false;
    addFills(held, scale, order);
  }
  return true;
}
