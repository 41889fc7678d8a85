import type { Side } from './side.ts';

/** Price increments of the exchange, in hundredths: the upper end of a band and the step up to it. */
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

/** The 350 prices at which an exchange bet may be asked, in hundredths, rising. */
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

/** Index of the highest ladder price that is not above `odds`; −1 below the ladder. */
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
 * `odds` moved by whole ticks, stopping at either end. From between two prices the first tick
 * reaches the neighbour on that side, so that ± always moves the way it says.
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
 * The ladder price nearest to typed odds that is never worse than typed: up for a back, down for a
 * lay. Undefined where the ladder has none (a back above 1000, a lay below 1.01).
 */
export function snapToLadder(odds: number, side: Side): number | undefined {
  if (side === 'back')
    return odds > HIGHEST ? undefined : isOnLadder(odds) ? odds : nextPriceUp(odds);
  return LADDER[indexAtOrBelow(odds)];
}

/** Ticks from one price to another, negative when falling; off the ladder counts from the price below. */
export function ticksBetween(from: number, to: number): number {
  return indexAtOrBelow(to) - indexAtOrBelow(from);
}
