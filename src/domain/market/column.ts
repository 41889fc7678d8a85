import type { Fill } from './fills.ts';
import { isAsGoodAs } from './matching.ts';
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
  const taken: Taken = { fills: [], restKobo: order.stakeKobo, levels: [] };
  for (const level of bestFirst(order.side, column)) {
    const { priceHundredths, othersKobo, queue } = level;
    if (taken.restKobo === 0) break;
    if (!isAsGoodAs(order.side, priceHundredths, order.priceHundredths)) break;
    const stakeKobo = Math.min(taken.restKobo, levelKobo(level));
    if (stakeKobo === 0) continue;
    // Money said to be ahead that is no longer there cannot be taken.
    const capped = queue.map((one) => ({ ...one, aheadKobo: Math.min(one.aheadKobo, othersKobo) }));
    taken.fills.push({ priceHundredths, stakeKobo });
    taken.levels.push({ priceHundredths, ...serveQueue(capped, stakeKobo) });
    taken.restKobo -= stakeKobo;
  }
  return taken;
}
