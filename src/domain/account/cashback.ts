import { mulDiv } from '../money/mulDiv.ts';

const PERCENT = 10;
const MOST_KOBO = 2_500_00;

/** The cashback on a week's net loss, in kobo, rounded down. */
export function cashback(netLossKobo: number): number {
  return Math.min(mulDiv(netLossKobo, PERCENT, 100, 'down'), MOST_KOBO);
}
