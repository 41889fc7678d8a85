import { divideRounded, toSafeInteger } from '../money/mulDiv.ts';
import type { Fill } from './fills.ts';
import { byBestPrice, type DepthLevel } from './matching.ts';
import { type PriceScale, profitPer100Naira } from './priceScale.ts';
import type { Side } from './side.ts';

/**
 * The fills that close a gap in kobo between two outcomes. Each kobo staked at decimal odds O closes O kobo
 * of it, so `stake = gap ÷ O`, level by level from the best price; the last stake is rounded to the nearest
 * kobo. Undefined when there is too little money in the column.
 */
export function fillsToClose(
  gapKobo: number,
  side: Side,
  scale: PriceScale,
  column: readonly DepthLevel[],
): Fill[] | undefined {
  const fills: Fill[] = [];
  let open = BigInt(gapKobo) * 10_000n;
  for (const [priceHundredths, sizeKobo] of byBestPrice(side, column)) {
    const moved = BigInt(profitPer100Naira(scale, priceHundredths) + 10_000);
    const wanted = toSafeInteger(divideRounded(open, moved, 'nearest'));
    const stakeKobo = Math.min(wanted, sizeKobo);
    if (stakeKobo > 0) fills.push({ priceHundredths, stakeKobo });
    if (wanted <= sizeKobo) return fills;
    open -= BigInt(sizeKobo) * moved;
  }
  return undefined;
}
