import { type PnlPair, pnlPair } from './bet.ts';
import type { PriceScale } from './priceScale.ts';
import type { Side } from './side.ts';

/** A part of a bet, matched at one price. */
export interface Fill {
  priceHundredths: number;
  stakeKobo: number;
}

/** Profit and loss of everything matched so far, each fill at its own price. */
export function pnlOfFills(side: Side, scale: PriceScale, fills: readonly Fill[]): PnlPair {
  const sum = { ifHitKobo: 0, ifMissedKobo: 0 };
  for (const fill of fills) {
    const pair = pnlPair({ side, scale, ...fill });
    sum.ifHitKobo += pair.ifHitKobo;
    sum.ifMissedKobo += pair.ifMissedKobo;
  }
  return sum;
}
