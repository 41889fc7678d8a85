import type { Side } from '../../../src/contract/betting/bets.ts';
import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { LADDER, snapToLadder, ticksBetween } from '../../../src/domain/market/ladder.ts';
import { mix, unit } from '../chance/hash.ts';
import { noise } from '../chance/noise.ts';

/** One runner's prices on offer, best first. */
export interface RunnerPrices {
  back: PriceLevel[];
  lay: PriceLevel[];
  lastTraded?: number;
  trade?: Trade;
  line?: { no: number; yes: number };
}

/** Money that trades in one tick: what it takes from a column, at its best price. */
export interface Trade {
  side: Side;
  priceHundredths: number;
  kobo: number;
}

export interface Book {
  key: number;
  /** Money waiting at a typical price, in naira. */
  depthNaira: number;
  /** How far the market's opinion strays from the true chance, in log-odds. */
  wobble: number;
  /** Everybody knows the true chances, as at a card table: no price may be better than they are. */
  isChanceKnown?: boolean;
}

const LEVELS = 3;
const LOWEST = 1_01;
// The best prices keep this far from the fair price, on top of the rounding to the ladder.
const MARGIN = 0.004;
// Sizes are redrawn after this many ticks. In between, money stays at its price as the book moves.
const SIZE_TICKS = 9;
// Draws the trades of a tick apart from its sizes.
const TRADE = 0x7ade;

/** The number of the draw that a tick's sizes come from. What was taken of one is back in the next. */
export function eraOf(tick: number): number {
  return Math.floor(tick / SIZE_TICKS);
}

/** Money at a ladder price in kobo, in multiples of ten naira. */
function sizeAt(book: Book, sizeKey: number, index: number): number {
  const draw = unit(sizeKey, index) + unit(sizeKey, index + 1000) - 1;
  return Math.max(1, Math.round((book.depthNaira * Math.exp(1.6 * draw)) / 10)) * 1000;
}

function indexAtOrBelow(odds: number): number {
  const price = snapToLadder(odds, 'lay');
  return price === undefined ? -1 : ticksBetween(LOWEST, price);
}

/** The market's lowest and highest estimate of a runner's chance. */
type Opinion = readonly [least: number, most: number];

function runnerPrices(
  book: Book,
  runner: number,
  [least, most]: Opinion,
  tick: number,
): RunnerPrices {
  const bestBack = indexAtOrBelow((100 / most) * (1 - MARGIN));
  const bestLay = indexAtOrBelow((100 / least) * (1 + MARGIN)) + 1;
  const sizeKey = mix(book.key, (eraOf(tick) << 3) | runner);
  const back: PriceLevel[] = [];
  const lay: PriceLevel[] = [];
  for (let level = 0; level < LEVELS; level++) {
    const backPrice = LADDER[bestBack - level];
    if (backPrice !== undefined) back.push([backPrice, sizeAt(book, sizeKey, bestBack - level)]);
    const layPrice = LADDER[bestLay + level];
    if (layPrice !== undefined) lay.push([layPrice, sizeAt(book, sizeKey, bestLay + level)]);
  }
  const side = (sizeKey & 1 ? back[0] : lay[0] === undefined && back[0]) ? 'back' : 'lay';
  const best = side === 'back' ? back[0] : lay[0];
  if (!best) return { back, lay };
  const [priceHundredths, sizeKobo] = best;
  // Nothing trades in some ticks; in the others up to half of what stands at the best price.
  const share = Math.max(0, unit(mix(sizeKey, TRADE), tick) - 0.25) * (2 / 3);
  const trade = {
    side,
    priceHundredths,
    kobo: Math.floor((sizeKobo * share) / 1000) * 1000,
  } as const;
  return { back, lay, lastTraded: priceHundredths, trade };
}

/** An exchange market's book: the true chances, slightly blurred, on the price ladder. */
export function exchangePrices(
  book: Book,
  chances: readonly number[],
  tick: number,
): RunnerPrices[] {
  const weights = chances.map((chance, runner) =>
    runner === 0 && chances.length === 2
      ? chance * Math.exp(book.wobble * 2 * noise(book.key, tick))
      : chance * Math.exp(book.wobble * noise(book.key + runner, tick)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, runner) => {
    const blurred = weight / total;
    const known = (book.isChanceKnown ? chances[runner] : undefined) ?? blurred;
    const opinion = [Math.min(blurred, known), Math.max(blurred, known)] as const;
    return runnerPrices(book, runner, opinion, tick);
  });
}
