import type { Side } from './side.ts';

/** The exchange's price steps, in hundredths: the upper end of each band and its step. */
const BANDS: readonly (readonly [upTo: number, step: number])[] = [
  [2_00, 1],
  [3_00, 2],
  [4_00, 5],
  [6_00, 10],
  [10_00, 20],
  [20_00, 50],
  [30_00, 1_00],
  [50_00, 2_00],
  [100_00, 5_00],
  [1000_00, 10_00],
];

const LOWEST = 1_01;
const HIGHEST = 1000_00;

/** The 350 prices an exchange bet can have, in hundredths, ascending. */
export const LADDER: readonly number[] = /* @__PURE__ */ (() => {
  const prices = [LOWEST];
  let price = LOWEST;
  for (const [upTo, step] of BANDS) {
    while (price < upTo) {
      price += step;
      prices.push(price);
    }
  }
  return prices;
})();

/** Index of the highest ladder price not above `odds`; −1 below the ladder. */
function indexAtOrBelow(odds: number): number {
  let low = 0;
  let high = LADDER.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((LADDER[middle] ?? Number.POSITIVE_INFINITY) <= odds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function isOnLadder(odds: number): boolean {
  return LADDER[indexAtOrBelow(odds)] === odds;
}

/**
 * Moves `odds` by whole ticks, stopping at either end. From a price between two rungs, the first tick goes to
 * the neighbour in that direction, so ± always moves the way it says.
 */
export function moveTicks(odds: number, ticks: number): number {
  const below = indexAtOrBelow(odds);
  const start = ticks < 0 && LADDER[below] !== odds ? below + 1 : below;
  const index = Math.min(Math.max(start + ticks, 0), LADDER.length - 1);
  return ticks === 0 ? odds : (LADDER[index] ?? odds);
}

export function nextPriceUp(odds: number): number {
  return moveTicks(odds, 1);
}

export function nextPriceDown(odds: number): number {
  return moveTicks(odds, -1);
}

/**
 * The ladder price closest to typed odds without being worse for the player: upwards for a back, downwards
 * for a lay. Undefined where the ladder has none (a back above 1000, a lay below 1.01).
 */
export function snapToLadder(odds: number, side: Side): number | undefined {
  if (side === 'back')
    return odds > HIGHEST ? undefined : isOnLadder(odds) ? odds : nextPriceUp(odds);
  return LADDER[indexAtOrBelow(odds)];
}

/**
 * Ticks from one price to another, negative when falling. A price off the ladder counts as the rung below it.
 */
export function ticksBetween(from: number, to: number): number {
  return indexAtOrBelow(to) - indexAtOrBelow(from);
}
