import type { DepthLevel } from './matching.ts';

/**
 * A column of the market without the player's own orders in it, because a player is never matched with them.
 * `own` are what the player has waiting there, as levels. A price where nothing else waits is left out.
 */
export function withoutOwn(
  column: readonly DepthLevel[],
  own: readonly DepthLevel[],
): DepthLevel[] {
  return column.flatMap(([price, sizeKobo]): DepthLevel[] => {
    const mine = own.reduce((sum, [at, kobo]) => (at === price ? sum + kobo : sum), 0);
    return sizeKobo > mine ? [[price, sizeKobo - mine]] : [];
  });
}
