import type { CouponBet, CouponState } from '../../contract/betting/couponBets.ts';

type Ended = Pick<
  CouponBet,
  'state' | 'stake' | 'returned' | 'freeBetId' | 'soldStake' | 'soldFor'
>;

/**
 * What became of a bet. A system pays by its combinations, and a part may have been sold: what came back may be
 * less than what was staked, which nobody calls won.
 */
export function couponEnd(bet: Ended): CouponState | 'stake-returned' | 'part-returned' {
  const { state, returned } = bet;
  const kobo = couponResultKobo(bet);
  if (state !== 'won' || kobo > 0) return state;
  if (returned === 0) return 'lost';
  return kobo === 0 ? 'stake-returned' : 'part-returned';
}

/**
 * The player's net result: the return less the stake, parts that were sold included. A free bet's stake counts
 * as nothing.
 */
export function couponResultKobo(bet: Ended): number {
  const { state, stake, returned = 0, freeBetId, soldStake = 0, soldFor = 0 } = bet;
  if (state === 'rejected' || state === 'delayed' || state === 'open') return 0;
  return freeBetId ? returned : returned + soldFor - stake - soldStake;
}
