import { matchOrder } from '../market/matching.ts';
import { worstPrice } from '../market/priceChange.ts';
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

/**
 * Closes each trade with the same stake on the other side: lays what was backed and backs what was laid. Any
 * result left depends only on the traded runners; all other outcomes come to zero. Net stakes are in kobo,
 * positive where more was backed than laid.
 */
export function closeAtSameStake(
  position: Position,
  netStakes: ReadonlyMap<string, number>,
  market: CashOutMarket,
  fractionBasisPoints = 10_000,
): CashOutQuote | { refusal: CashOutRefusal } {
  const refusal = cashOutRefusal(market);
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
