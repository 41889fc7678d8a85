import { mulDiv } from '../../domain/mulDiv.ts';

const NAIRA = 100;

/** Parts of a week's net loss in kobo and the rate of each, in percent; the last has no end. */
export const CASHBACK_STEPS: readonly (readonly [upToKobo: number, percent: number])[] = [
  [5_000 * NAIRA, 0],
  [50_000 * NAIRA, 5],
  [200_000 * NAIRA, 8],
  [Number.POSITIVE_INFINITY, 10],
];

export const MOST_CASHBACK_KOBO = 20_000 * NAIRA;

/**
 * What comes back of a week's net loss, in kobo. Each rate counts for its own part only, so that a
 * little more lost never brings a jump.
 */
export function cashback(netLossKobo: number): number {
  let from = 0;
  let sum = 0;
  for (const [upTo, percent] of CASHBACK_STEPS) {
    const part = Math.max(0, Math.min(netLossKobo, upTo) - from);
    sum += mulDiv(part, percent, 100, 'down');
    from = upTo;
  }
  return Math.min(sum, MOST_CASHBACK_KOBO);
}
