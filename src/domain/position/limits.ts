import type { Market } from '../../contract/betting/market.ts';
import { formatNaira, isWholeNaira } from '../money/money.ts';
import { liability, type Offer, stakeForLiability } from './bet.ts';
import { type RefusalReason, refusalText } from './refusal.ts';

/** In kobo. Of a back the largest is its stake, of a lay its liability: what one bet can lose. */
export type StakeLimits = Pick<Market, 'minStake' | 'maxStake'>;

/** A refusal named, and in a sentence with the figure that mends it. */
interface StakeRefusal {
  reason: RefusalReason;
  text: string;
}

/** A limit, or undefined where the feed says by 0 that there is none. */
function limit(kobo: number): number | undefined {
  return kobo > 0 ? kobo : undefined;
}

/**
 * The largest whole-naira stake, in kobo, that the market's limit and the player's money allow;
 * `roomKobo` is what may be lost beyond what is already at risk (`marketRoom`, `fancyRoom`).
 */
export function maxStake(offer: Offer, { maxStake: most }: StakeLimits, roomKobo: number): number {
  const mayLoseKobo = Math.min(limit(most) ?? roomKobo, roomKobo);
  return Math.max(0, stakeForLiability(offer, mayLoseKobo));
}

/** Whether a bet may lose more than the market allows one bet to. */
export function isAboveMax(liabilityKobo: number, { maxStake: most }: StakeLimits): boolean {
  return liabilityKobo > (limit(most) ?? Number.POSITIVE_INFINITY);
}

/**
 * What the market has against a stake; whether the money is there is apart. A hedge that was worked
 * out may carry kobo and be smaller than what a player may type.
 */
export function stakeRefusal(
  offer: Offer,
  stakeKobo: number,
  limits: StakeLimits,
  isHedge = false,
): StakeRefusal | undefined {
  const least = isHedge ? undefined : limit(limits.minStake);
  if (!isHedge && !isWholeNaira(stakeKobo)) {
    return { reason: 'not-whole-naira', text: refusalText('not-whole-naira') };
  }
  if (least !== undefined && stakeKobo < least) {
    return { reason: 'below-min', text: `The smallest stake here is ${formatNaira(least)}.` };
  }
  if (isAboveMax(liability({ ...offer, stakeKobo }), limits)) {
    const most = formatNaira(limits.maxStake);
    const text =
      offer.side === 'back'
        ? `The largest stake here is ${most}.`
        : `One bet here can lose at most ${most}.`;
    return { reason: 'above-max', text };
  }
  return undefined;
}
