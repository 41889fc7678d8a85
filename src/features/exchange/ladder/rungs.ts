import { LADDER, ticksBetween } from '../../../domain/market/ladder.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';

/** Ticks on either side of the middle. */
const REACH = 14;
/** At a desk, where a ladder rolls on. */
export const DESK_REACH = 60;
const [LOWEST = 101] = LADDER;

/**
 * The prices around one, highest first. Their number stays the same: near an end of the ladder more of them
 * lie on one side.
 */
export function rungsAround(priceHundredths: number, reach = REACH): readonly number[] {
  const index = ticksBetween(LOWEST, priceHundredths);
  const first = Math.min(Math.max(index - reach, 0), LADDER.length - 1 - 2 * reach);
  return LADDER.slice(first, first + 2 * reach + 1).reverse();
}

/** The middle of a runner's market; even money when nobody has offered or traded yet. */
export function middleOf({ back, lay, lastTraded }: LiveRunner): number {
  return back[0]?.[0] ?? lay[0]?.[0] ?? lastTraded ?? 200;
}
