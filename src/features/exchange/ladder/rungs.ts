import { LADDER, ticksBetween } from '../../../domain/market/ladder.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';

/** So many ticks are shown on either side of the middle. */
const REACH = 14;
const [LOWEST = 101] = LADDER;

/** The prices around one, highest first, as many as ever: at an end of the ladder all on one side. */
export function rungsAround(priceHundredths: number): readonly number[] {
  const index = ticksBetween(LOWEST, priceHundredths);
  const first = Math.min(Math.max(index - REACH, 0), LADDER.length - 1 - 2 * REACH);
  return LADDER.slice(first, first + 2 * REACH + 1).reverse();
}

/** Where the market of a runner stands; even money where nobody has asked or traded yet. */
export function middleOf({ back, lay, lastTraded }: LiveRunner): number {
  return back[0]?.[0] ?? lay[0]?.[0] ?? lastTraded ?? 200;
}
