import type { Fill } from './fills.ts';
import { matchOrder } from './matching.ts';
import { type Queued, type Served, serveQueue } from './queue.ts';
import type { Side } from './side.ts';

/** One price of a column: the orders that wait there, in the order of time, and the money of all others. */
export interface ColumnLevel {
  priceHundredths: number;
  othersKobo: number;
  queue: readonly Queued[];
}

/** What an order took at one price. */
export interface TakenLevel extends Served {
  priceHundredths: number;
}

export interface Taken {
  fills: Fill[];
  /** What found no match, in kobo. */
  restKobo: number;
  levels: TakenLevel[];
}

/** All the money at a price. */
export function levelKobo({ othersKobo, queue }: ColumnLevel): number {
  return queue.reduce((sum, { restKobo }) => sum + restKobo, othersKobo);
}

/** The money at each price, as a market shows it. */
export function depthOf(levels: readonly ColumnLevel[]): [priceHundredths: number, kobo: number][] {
  return levels.map((level) => [level.priceHundredths, levelKobo(level)]);
}

/** Sorts levels best first for the taker: highest odds to back, lowest to lay. */
export function bestFirst<Level extends { priceHundredths: number }>(
  side: Side,
  levels: readonly Level[],
): Level[] {
  const direction = side === 'back' ? -1 : 1;
  return [...levels].sort((a, b) => direction * (a.priceHundredths - b.priceHundredths));
}

/**
 * Takes from the own side's column what an order finds at its limit or better: the best price first, and at
 * one price who came first. Each part is matched at its own price.
 */
export function takeFromColumn(
  order: { side: Side; priceHundredths: number; stakeKobo: number },
  column: readonly ColumnLevel[],
): Taken {
  const levels = bestFirst(order.side, column);
  const { fills, remainingKobo } = matchOrder(
    { ...order, isPartialAllowed: true },
    depthOf(levels),
  );
  const taken = fills.map(({ priceHundredths, stakeKobo }) => {
    const level = levels.find((one) => one.priceHundredths === priceHundredths);
    return { priceHundredths, ...serveLevel(level, stakeKobo) };
  });
  return { fills: taken.flatMap(partsOf), restKobo: remainingKobo, levels: taken };
}

/** A part for each counterparty, as each has it: so both round alike, and what one wins the other loses. */
function partsOf({ priceHundredths, othersKobo, filled }: TakenLevel): Fill[] {
  return [othersKobo, ...filled.map(({ kobo }) => kobo)]
    .filter((stakeKobo) => stakeKobo > 0)
    .map((stakeKobo) => ({ priceHundredths, stakeKobo }));
}

function serveLevel(level: ColumnLevel | undefined, tradedKobo: number): Served {
  const { queue = [], othersKobo = 0 } = level ?? {};
  // Money said to be ahead that is no longer there cannot be taken.
  const capped = queue.map((one) => ({ ...one, aheadKobo: Math.min(one.aheadKobo, othersKobo) }));
  return serveQueue(capped, tradedKobo);
}
