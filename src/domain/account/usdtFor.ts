import { mulDiv } from '../money/mulDiv.ts';

/** How much USDT pays an amount at a rate in kobo for one: in hundredths, rounded up, so that it is enough. */
export function usdtFor(amountKobo: number, nairaPerUsdtKobo: number): number {
  return mulDiv(amountKobo, 100, nairaPerUsdtKobo, 'up');
}
