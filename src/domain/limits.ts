import { liability, type Offer, stakeForLiability } from './bet.ts';
import { formatNaira, isWholeNaira } from './money.ts';
import { type RefusalReason, refusalText } from './refusal.ts';

/** Limits in kobo as feeds send them, where 0 stands for "no limit". */
export interface StakeLimits {
  minStakeKobo: number;
  /** Of a back the stake, of a lay the liability: what the player can lose by this one bet. */
  maxStakeKobo: number;
}

/** Limits, and what the player may lose beyond what is already at risk (`marketRoom`, `fancyRoom`). */
export interface StakeBounds extends StakeLimits {
  roomKobo: number;
}

export interface StakeRefusal {
  reason: RefusalReason;
  text: string;
}

/** A limit, or undefined where the feed says that there is none. */
function limit(kobo: number): number | undefined {
  return kobo > 0 ? kobo : undefined;
}

/** The largest whole-naira stake, in kobo, that the market and the player's money allow. */
export function maxStake(offer: Offer, { maxStakeKobo, roomKobo }: StakeBounds): number {
  const mayLoseKobo = Math.min(limit(maxStakeKobo) ?? roomKobo, roomKobo);
  return Math.max(0, stakeForLiability(offer, mayLoseKobo));
}

/** What is wrong with a stake, named and in a sentence with the figure that mends it. */
export function stakeRefusal(
  offer: Offer,
  stakeKobo: number,
  bounds: StakeBounds,
): StakeRefusal | undefined {
  const { roomKobo } = bounds;
  const least = limit(bounds.minStakeKobo);
  const most = limit(bounds.maxStakeKobo);
  if (!isWholeNaira(stakeKobo)) {
    return { reason: 'not-whole-naira', text: refusalText('not-whole-naira') };
  }
  if (least !== undefined && stakeKobo < least) {
    return { reason: 'below-min', text: `The smallest stake here is ${formatNaira(least)}.` };
  }
  const riskKobo = liability({ ...offer, stakeKobo });
  if (most !== undefined && riskKobo > most) {
    const what = offer.side === 'back' ? 'stake' : 'liability';
    return { reason: 'above-max', text: `The largest ${what} here is ${formatNaira(most)}.` };
  }
  if (riskKobo > roomKobo) {
    const text = `This bet needs ${formatNaira(riskKobo - roomKobo)} more than you have available.`;
    return { reason: 'not-enough-available', text };
  }
  return undefined;
}
