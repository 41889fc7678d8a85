import { mulDiv } from '../money/mulDiv.ts';

const LOWEST = 1_01;

/**
 * A matched price after a runner was withdrawn, in hundredths: less by that runner's factor, to the nearest
 * hundredth, the same for backer and layer. The factor is in hundredths of a percent.
 */
export function reducedPrice(priceHundredths: number, factorBasisPoints: number): number {
  return Math.max(LOWEST, mulDiv(priceHundredths, 10_000 - factorBasisPoints, 10_000, 'nearest'));
}
