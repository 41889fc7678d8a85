import type { Fill } from './fills.ts';
import { divideRounded, toSafeInteger } from './mulDiv.ts';

/**
 * Stake-weighted average, Σ(O·S) ÷ ΣS, which is also (ΣS + Σprofit) ÷ ΣS: hundredths, to the nearest,
 * for showing only. Profit is computed from the fills. Undefined with nothing staked.
 */
export function averageOdds(fills: readonly Fill[]): number | undefined {
  let weighted = 0n;
  let staked = 0n;
  for (const { priceHundredths, stakeKobo } of fills) {
    weighted += BigInt(priceHundredths) * BigInt(stakeKobo);
    staked += BigInt(stakeKobo);
  }
  return staked === 0n ? undefined : toSafeInteger(divideRounded(weighted, staked, 'nearest'));
}
