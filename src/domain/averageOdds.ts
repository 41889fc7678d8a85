import { divideRounded, toSafeInteger } from './mulDiv.ts';

/** A part of a bet at one price. */
export interface Fill {
  oddsHundredths: number;
  stakeKobo: number;
}

/**
 * Stake-weighted average, Σ(O·S) ÷ ΣS, which is also (ΣS + Σprofit) ÷ ΣS: hundredths, to the nearest,
 * for display only. Profit is always computed from the fills. Undefined with nothing staked.
 */
export function averageOdds(fills: readonly Fill[]): number | undefined {
  let weighted = 0n;
  let staked = 0n;
  for (const { oddsHundredths, stakeKobo } of fills) {
    weighted += BigInt(oddsHundredths) * BigInt(stakeKobo);
    staked += BigInt(stakeKobo);
  }
  return staked === 0n ? undefined : toSafeInteger(divideRounded(weighted, staked, 'nearest'));
}
