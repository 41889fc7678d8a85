import type { Fill } from './fills.ts';
import type { Side } from './side.ts';

/** Money waiting at a price, as the contract's price levels: `[hundredths, kobo]`. */
export type DepthLevel = readonly [priceHundredths: number, sizeKobo: number];

/** An order against its own side's column: a back takes what is offered to back. */
export interface Order {
  side: Side;
  priceHundredths: number;
  stakeKobo: number;
  /** Takes what there is and leaves the rest unmatched; otherwise it is all or nothing. */
  isPartialAllowed: boolean;
}

interface Matching {
  fills: readonly Fill[];
  /** What found no match, in kobo; the whole stake when an all-or-nothing order fails. */
  remainingKobo: number;
  /** What remains in the column, best price first. */
  depth: readonly DepthLevel[];
}

/** Sorts levels best first for the taker (highest odds to back, lowest to lay), then oldest first. */
export function byBestPrice(side: Side, levels: readonly DepthLevel[]): DepthLevel[] {
  const direction = side === 'back' ? -1 : 1;
  return levels
    .filter(([, sizeKobo]) => sizeKobo > 0)
    .sort(([a], [b]) => (a < b ? -direction : a > b ? direction : 0));
}

/** Whether a price is as good for the taker as the one asked. */
export function isAsGoodAs(side: Side, priceHundredths: number, asked: number): boolean {
  return side === 'back' ? priceHundredths >= asked : priceHundredths <= asked;
}

/**
 * Matches an order with the column, best price first, at the asked price or better. The player keeps the
 * improvement. Equal prices fill in the order given, which is the order of time.
 */
export function matchOrder(order: Order, levels: readonly DepthLevel[]): Matching {
  const column = byBestPrice(order.side, levels);
  const fills: Fill[] = [];
  const depth: DepthLevel[] = [];
  let remainingKobo = order.stakeKobo;
  for (const [priceHundredths, sizeKobo] of column) {
    const isTaken = isAsGoodAs(order.side, priceHundredths, order.priceHundredths);
    const stakeKobo = isTaken ? Math.min(sizeKobo, remainingKobo) : 0;
    if (stakeKobo > 0) fills.push({ priceHundredths, stakeKobo });
    if (sizeKobo > stakeKobo) depth.push([priceHundredths, sizeKobo - stakeKobo]);
    remainingKobo -= stakeKobo;
  }
  if (remainingKobo > 0 && !order.isPartialAllowed) {
    return { fills: [], remainingKobo: order.stakeKobo, depth: column };
  }
  return { fills, remainingKobo, depth };
}
