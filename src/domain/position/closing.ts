import { fillsToClose } from '../market/fillsToClose.ts';
import type { DepthLevel } from '../market/matching.ts';
import { isAsGoodAs } from '../market/matching.ts';
import type { Side } from '../market/side.ts';
import { KOBO_PER_NAIRA } from '../money/money.ts';
import { mulDiv } from '../money/mulDiv.ts';
import { pnlPair } from './bet.ts';
import type { Position } from './position.ts';

/** An order that waits to close a position, or part of one, at decimal odds. */
export interface Closer {
  runnerId: string;
  side: Side;
  priceHundredths: number;
}

/** Less than this, in kobo of stake, is what rounding leaves of a closed position. */
const LEAST_KOBO = KOBO_PER_NAIRA;

/** How far a runner stands above the worst of the others; a lay closes it above, a back below. */
function gapFor(position: Position, { runnerId, side }: Pick<Closer, 'runnerId' | 'side'>): number {
  const own = position.get(runnerId);
  const others = [...position].filter(([id]) => id !== runnerId).map(([, kobo]) => kobo);
  if (own === undefined || others.length === 0) return 0;
  const gapKobo = own - Math.min(...others);
  return Math.max(0, side === 'lay' ? gapKobo : -gapKobo);
}

/**
 * The most that an order may still be matched for, in kobo: beyond it the position would not be closed but
 * opened on the other side. Zero where nothing is left to close.
 */
export function closingStake(position: Position, closer: Closer): number {
  const kobo = mulDiv(gapFor(position, closer), 100, closer.priceHundredths, 'nearest');
  return kobo < LEAST_KOBO ? 0 : kobo;
}

/** The same for an order that takes what its column offers now, and waits at its limit for the rest. */
export function closingStakeIn(
  position: Position,
  closer: Closer,
  column: readonly DepthLevel[],
): number {
  const { side, priceHundredths: limit } = closer;
  const reached = column.filter(([price]) => isAsGoodAs(side, price, limit));
  const levels: DepthLevel[] = [...reached, [limit, Number.MAX_SAFE_INTEGER]];
  const fills = fillsToClose(gapFor(position, closer), side, 'decimal', levels) ?? [];
  const kobo = fills.reduce((sum, { stakeKobo }) => sum + stakeKobo, 0);
  return kobo < LEAST_KOBO ? 0 : kobo;
}

/** An order of one player in a column. */
export interface InColumn extends Closer {
  stakeKobo: number;
  /** Whether it waits to close: it is then never matched for more than is left to close. */
  isCloser: boolean;
}

/**
 * How much of each order may be matched, in the order in which they are: what comes before a closer may have
 * closed the position by then.
 */
export function stakesInTurn(position: Position, orders: readonly InColumn[]): number[] {
  const held = new Map(position);
  return orders.map((order) => {
    const stakeKobo = order.isCloser
      ? Math.min(order.stakeKobo, closingStake(held, order))
      : order.stakeKobo;
    const { side, priceHundredths } = order;
    const { ifHitKobo, ifMissedKobo } = pnlPair({
      ...{ side, priceHundredths, stakeKobo, scale: 'decimal' },
    });
    for (const [id, kobo] of held) {
      held.set(id, kobo + (id === order.runnerId ? ifHitKobo : ifMissedKobo));
    }
    return stakeKobo;
  });
}

/**
 * The waiting orders, newest last, that must be cancelled for a closing order, so that no more can be lost than
 * there is money for: the newest first. `exposureWith` tells the most that can be lost while these still wait.
 */
export function ordersInTheWay<Order>(
  waiting: readonly Order[],
  exposureWith: (kept: readonly Order[]) => number,
  mostKobo: number,
): Order[] {
  let kept = [...waiting];
  let exposureKobo = exposureWith(kept);
  const ended: Order[] = [];
  for (const order of [...waiting].reverse()) {
    if (exposureKobo <= mostKobo) break;
    const without = kept.filter((one) => one !== order);
    const lower = exposureWith(without);
    if (lower >= exposureKobo) continue;
    ended.push(order);
    kept = without;
    exposureKobo = lower;
  }
  return ended;
}
