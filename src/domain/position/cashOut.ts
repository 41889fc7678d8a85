import { fillsToClose } from '../market/fillsToClose.ts';
import { mulDiv } from '../money/mulDiv.ts';
import { addFills, areTaken, inSafeOrder } from './cashOutOrders.ts';
import {
  type CashOutMarket,
  type CashOutOrder,
  type CashOutQuote,
  type CashOutRefusal,
  cashOutRefusal,
} from './cashOutTerms.ts';
import { commission } from './commission.ts';
import type { Position } from './position.ts';

/** The orders that bring every runner to the reference runner's result. */
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
 * Equalises a position through the market's real depth. For each reference runner k it lays what is above k's
 * result and backs what is below, `s_i = (p_i − p_k) ÷ price_i`, then keeps the k that locks in the most. A
 * fraction (in hundredths of a percent) cashes out that part and leaves the rest running. Each outcome of the
 * part ends within one kobo of stake, at its price, of the locked profit.
 */
export function cashOut(
  position: Position,
  market: CashOutMarket,
  fractionBasisPoints = 10_000,
): CashOutQuote | { refusal: CashOutRefusal } {
  const refusal = cashOutRefusal(market);
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
    // The gap is smaller than half a kobo of stake could close.
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
