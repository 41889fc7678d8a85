import { mulDiv } from '../money/mulDiv.ts';

const PERCENT = 10;
const MOST_KOBO = 2_500_00;

/** How often a cashback, which comes as a bonus, must be bet. */
export const CASHBACK_TIMES = 2;

/** The lowest odds of a bet that counts towards its condition, in hundredths. */
export const CASHBACK_ODDS = 3_00;

/** The cashback on a week's net loss, in kobo, rounded down. */
export function cashback(netLossKobo: number): number {
  return Math.min(mulDiv(netLossKobo, PERCENT, 100, 'down'), MOST_KOBO);
}

/** The bets that release a cashback, in kobo. */
export function cashbackBets(cashbackKobo: number): number {
  return cashbackKobo * CASHBACK_TIMES;
}
