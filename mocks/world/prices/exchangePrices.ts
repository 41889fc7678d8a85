import type { Side } from '../../../src/contract/betting/bets.ts';
import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { snapToLadder, ticksBetween } from '../../../src/domain/market/ladder.ts';
import { noise } from '../chance/noise.ts';
import { bestFrom, depthFrom } from './depth.ts';

/** One runner's best prices on offer, best first. */
export interface RunnerPrices {
  back: PriceLevel[];
  lay: PriceLevel[];
  line?: { no: number; yes: number };
}

/**
 * What bettors think of a match beyond its true chances. Markets that ask the same of it share it: else the winner
 * could be bought in one of them and sold in another at a profit, and a higher total be the likelier one.
 */
export interface Opinion {
  key: number;
  outcomes: 2 | 3;
  /** Which of the outcomes each runner is, or is a part of. */
  of: readonly number[];
  /** A market whose prices move every n ticks hears of it then. */
  everyTicks: number;
}

export interface Book {
  key: number;
  /** Money waiting at a typical price, in naira. */
  depthNaira: number;
  /** How far the market's opinion strays from the true chance, in log-odds. */
  wobble: number;
  /** Without it the market strays by itself. */
  opinion?: Opinion;
  /** Everybody knows the true chances, as at a card table: no price may be better than they are. */
  isChanceKnown?: boolean;
}

const LOWEST = 1_01;
// The best prices keep this far from the fair price, on top of the rounding to the ladder.
const MARGIN = 0.004;

function indexAtOrBelow(odds: number): number {
  const price = snapToLadder(odds, 'lay');
  return price === undefined ? -1 : ticksBetween(LOWEST, price);
}

/** The market's lowest and highest estimate of a runner's chance. */
type Estimate = readonly [least: number, most: number];

/** Places of the best prices on the ladder. */
function bestOf(side: Side, [least, most]: Estimate): number {
  return side === 'back'
    ? indexAtOrBelow((100 / most) * (1 - MARGIN))
    : indexAtOrBelow((100 / least) * (1 + MARGIN)) + 1;
}

/** The true chances, slightly blurred. */
function estimates(book: Book, chances: readonly number[], tick: number): Estimate[] {
  const { key, everyTicks } = book.opinion ?? { key: book.key, everyTicks: 1 };
  const outcomes = book.opinion?.outcomes ?? chances.length;
  const strays = (outcome: number) => {
    if (outcomes !== 2) return noise(key + outcome, tick * everyTicks);
    return outcome === 0 ? 2 * noise(key, tick * everyTicks) : 0;
  };
  const weights = chances.map(
    (chance, runner) => chance * Math.exp(book.wobble * strays(book.opinion?.of[runner] ?? runner)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, runner) => {
    const blurred = weight / total;
    const known = (book.isChanceKnown ? chances[runner] : undefined) ?? blurred;
    return [Math.min(blurred, known), Math.max(blurred, known)];
  });
}

function depthKey({ key, depthNaira }: Book, runner: number, tick: number) {
  return { key, depthNaira, runner, tick };
}

/** An exchange market's best prices: what the market thinks of the chances, on the price ladder. */
export function exchangePrices(
  book: Book,
  chances: readonly number[],
  tick: number,
): RunnerPrices[] {
  return estimates(book, chances, tick).map((estimate, runner) => {
    const of = depthKey(book, runner, tick);
    return {
      back: bestFrom(of, 'back', bestOf('back', estimate)),
      lay: bestFrom(of, 'lay', bestOf('lay', estimate)),
    };
  });
}

/** All the money in one column of a runner, best price first. */
export function exchangeColumn(
  book: Book,
  chances: readonly number[],
  tick: number,
  { runner, side }: { runner: number; side: Side },
): Iterable<PriceLevel> {
  const estimate = estimates(book, chances, tick)[runner];
  return estimate ? depthFrom(depthKey(book, runner, tick), side, bestOf(side, estimate)) : [];
}
