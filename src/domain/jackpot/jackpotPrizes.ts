import { mulDiv } from '../money/mulDiv.ts';

/** Of what is staked, so much is paid out. */
export const POOL_PERCENT = 65;

/** Matches right, and the share of the day's money. What was carried over belongs to the first. */
export const TIERS = [
  { right: 12, percent: 60 },
  { right: 11, percent: 25 },
  { right: 10, percent: 15 },
] as const;

export interface Prize {
  amountKobo: number;
  /** For each winning line, rounded down to the kobo; 0 where nobody won. */
  eachKobo: number;
}

interface Pool {
  /** The day's own money. */
  newKobo: number;
  /** What nobody won before. */
  carriedKobo: number;
  /** What nobody wins goes to the next tier in place of the next day. */
  mustBeWon: boolean;
}

/** What stakes of so much bring into the pool, in kobo. */
export function poolOf(stakesKobo: number): number {
  return mulDiv(stakesKobo, POOL_PERCENT, 100, 'down');
}

/** The money of each tier before anybody has won: nothing is lost in rounding. */
export function tierAmounts({ newKobo, carriedKobo }: Omit<Pool, 'mustBeWon'>): number[] {
  const second = mulDiv(newKobo, TIERS[1].percent, 100, 'down');
  const third = mulDiv(newKobo, TIERS[2].percent, 100, 'down');
  return [carriedKobo + newKobo - second - third, second, third];
}

/** Shares a pool among the winning lines of each tier; what nobody won is carried over. */
export function sharePool(
  pool: Pool,
  winners: readonly number[],
): { prizes: Prize[]; carriedKobo: number } {
  let leftKobo = 0;
  let fallenKobo = 0;
  const prizes = tierAmounts(pool).map((own, tier) => {
    const amountKobo = own + fallenKobo;
    fallenKobo = 0;
    const lines = winners[tier] ?? 0;
    if (lines > 0) return { amountKobo, eachKobo: mulDiv(amountKobo, 1, lines, 'down') };
    if (pool.mustBeWon) fallenKobo = amountKobo;
    else leftKobo += amountKobo;
    return { amountKobo, eachKobo: 0 };
  });
  return { prizes, carriedKobo: leftKobo + fallenKobo };
}

/**
 * What a day leaves for the next. What was carried into it is asked only where it counts, because it follows from
 * the day before: a day that must be won, and was, leaves only its own money below the last tier that was won.
 */
export function carriedAfter(
  { newKobo, mustBeWon }: Omit<Pool, 'carriedKobo'>,
  winners: readonly number[],
  carriedInto: () => number,
): number {
  const isEmptied = mustBeWon && winners.some((lines) => lines > 0);
  const carriedKobo = isEmptied ? 0 : carriedInto();
  return sharePool({ newKobo, carriedKobo, mustBeWon }, winners).carriedKobo;
}
