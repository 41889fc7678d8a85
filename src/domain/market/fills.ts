import { divideRounded, toSafeInteger } from '../money/mulDiv.ts';
import { type PnlPair, pnlPair } from '../position/bet.ts';
import type { PriceScale } from './priceScale.ts';
import type { Side } from './side.ts';

/** A part of a bet, matched at one price. */
export interface Fill {
  priceHundredths: number;
  stakeKobo: number;
}

/**
 * The stake-weighted average price, Σ(O·S) ÷ ΣS, which equals (ΣS + Σprofit) ÷ ΣS. In hundredths, to the
 * nearest, for display only: profit is computed from the fills. Undefined when nothing is staked.
 */
export function averagePrice(fills: readonly Fill[]): number | undefined {
  let weighted = 0n;
  let staked = 0n;
  for (const { priceHundredths, stakeKobo } of fills) {
    weighted += BigInt(priceHundredths) * BigInt(stakeKobo);
    staked += BigInt(stakeKobo);
  }
  return staked === 0n ? undefined : toSafeInteger(divideRounded(weighted, staked, 'nearest'));
}

/** Fills as they are shown: what was matched at one price, one after the other, is one part. */
export function partsByPrice(fills: readonly Fill[]): Fill[] {
  const parts: Fill[] = [];
  for (const fill of fills) {
    const last = parts.at(-1);
    if (last?.priceHundredths === fill.priceHundredths) last.stakeKobo += fill.stakeKobo;
    else parts.push({ ...fill });
  }
  return parts;
}

/** Profit and loss of everything matched so far, with each fill at its own price. */
export function pnlOfFills(side: Side, scale: PriceScale, fills: readonly Fill[]): PnlPair {
  const sum = { ifHitKobo: 0, ifMissedKobo: 0 };
  for (const fill of fills) {
    const pair = pnlPair({ side, scale, ...fill });
    sum.ifHitKobo += pair.ifHitKobo;
    sum.ifMissedKobo += pair.ifMissedKobo;
  }
  return sum;
}
