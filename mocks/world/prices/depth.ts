import type { Side } from '../../../src/contract/betting/bets.ts';
import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { LADDER } from '../../../src/domain/market/ladder.ts';
import { mix, unit } from '../chance/hash.ts';

/** What the money of one runner is drawn from. */
export interface DepthKey {
  key: number;
  runner: number;
  tick: number;
  /** Money waiting at a typical price, in naira. */
  depthNaira: number;
}

// Sizes are redrawn after this many ticks, at some prices more seldom. In between, money stays at its price as
// the book moves.
const SIZE_TICKS = 9;
const MOST_PATIENT = 5;
/** So many prices are shown in lists and on match pages, and at so many there is always money. */
const BEST = 3;
const NEAR = 12;
// How fast the money thins out behind these, in prices.
const THINNING = 20;
const THINNEST = 0.5;
// Draws whether there is money apart from how much.
const PRESENCE = 0x9e5e;

const LAST = LADDER.length - 1;
/** Up to these odds, what the roundest prices are multiples of, and the next roundest. */
const ROUND = [
  [10_00, 1_00, 50],
  [30_00, 10_00, 5_00],
  [100_00, 50_00, 10_00],
  [1000_00, 500_00, 100_00],
] as const;
/** How much more money people leave at round prices, and at both ends of the ladder, where they hope for a gift. */
const WEIGHTS = LADDER.map((hundredths, index) => {
  if (index === 0 || index === LAST) return 6;
  const [, most, many] = ROUND.find(([upTo]) => hundredths <= upTo) ?? [];
  if (most && hundredths % most === 0) return 3;
  if (many && hundredths % many === 0) return 2;
  return hundredths % 10 === 0 && hundredths < 2_00 ? 1.6 : 1;
});

/** The number of the draw that a tick's sizes come from. What was taken of one is back in the next. */
export function eraOf(tick: number): number {
  return Math.floor(tick / SIZE_TICKS);
}

/** The draw that a price's money comes from. */
function drawOf({ key, runner, tick }: DepthKey, index: number): number {
  const patience = 1 + Math.floor(unit(key, index) * MOST_PATIENT);
  return mix(key, (Math.floor((eraOf(tick) + index) / patience) << 3) | runner);
}

/** Money at a price of the ladder in kobo, in multiples of ten naira. */
function sizeAt(of: DepthKey, index: number): number {
  const drawKey = drawOf(of, index);
  const draw = unit(drawKey, index) + unit(drawKey, index + 1000) - 1;
  const naira = of.depthNaira * Math.exp(1.6 * draw) * (WEIGHTS[index] ?? 1);
  return Math.max(1, Math.round(naira / 10)) * 1000;
}

/** The prices of one column with the money at each, from the best at `best` to the end of the ladder. */
export function* depthFrom(of: DepthKey, side: Side, best: number): Generator<PriceLevel> {
  const way = side === 'back' ? -1 : 1;
  for (let behind = 0; ; behind++) {
    const index = best + way * behind;
    const price = LADDER[index];
    if (price === undefined) return;
    if (behind < NEAR || isThere(of, index, behind)) yield [price, sizeAt(of, index)];
  }
}

/** Far behind the best price money stands at round prices, and here and there at others. */
function isThere(of: DepthKey, index: number, behind: number): boolean {
  if ((WEIGHTS[index] ?? 1) >= 2) return true;
  const presence = unit(drawOf(of, index) ^ PRESENCE, index);
  return presence < THINNEST * Math.exp((NEAR - behind) / THINNING);
}

/** The best prices of a column, as many as lists and match pages show. */
export function bestFrom(of: DepthKey, side: Side, best: number): PriceLevel[] {
  const way = side === 'back' ? -1 : 1;
  const levels: PriceLevel[] = [];
  for (let behind = 0; behind < BEST; behind++) {
    const index = best + way * behind;
    const price = LADDER[index];
    if (price !== undefined) levels.push([price, sizeAt(of, index)]);
  }
  return levels;
}
