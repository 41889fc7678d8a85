import type { Market } from '../../contract/betting/market.ts';
import * as texts from '../../messages/english/refusals.ts';
import { formatNaira, isWholeNaira } from '../money/money.ts';
import { liability, type Offer, stakeForLiability } from './bet.ts';
import { type RefusalReason, refusalText } from './refusal.ts';

/** In kobo. The largest limits what one bet can lose: a back's stake, a lay's liability. */
export type StakeLimits = Pick<Market, 'minStake' | 'maxStake'>;

/** A refusal with its code, and a sentence with the figure that fixes it. */
interface StakeRefusal {
  reason: RefusalReason;
  text: string;
}

/** A limit; undefined where the feed sends 0 for none. */
function limit(kobo: number): number | undefined {
  return kobo > 0 ? kobo : undefined;
}

/**
 * The largest whole-naira stake, in kobo, within the market's limit and the player's money. `roomKobo` is
 * what may be lost beyond the present risk (`marketRoom`, `fancyRoom`).
 */
export function maxStake(offer: Offer, { maxStake: most }: StakeLimits, roomKobo: number): number {
  const mayLoseKobo = Math.min(limit(most) ?? roomKobo, roomKobo);
  return Math.max(0, stakeForLiability(offer, mayLoseKobo));
}

/** Whether a bet could lose more than the market allows for one bet. */
export function isAboveMax(liabilityKobo: number, { maxStake: most }: StakeLimits): boolean {
  return liabilityKobo > (limit(most) ?? Number.POSITIVE_INFINITY);
}

/**
 * Why the market refuses a stake; undefined when it does not. Does not check the money. A computed hedge may
 * carry kobo and be below the minimum.
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
    return { reason: 'below-min', text: texts.smallestStake(formatNaira(least)) };
  }
  if (isAboveMax(liability({ ...offer, stakeKobo }), limits)) {
    const most = formatNaira(limits.maxStake);
    const text = offer.side === 'back' ? texts.largestStake(most) : texts.largestLoss(most);
    return { reason: 'above-max', text };
  }
  return undefined;
}
