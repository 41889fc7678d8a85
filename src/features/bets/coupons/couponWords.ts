import type { CouponBet, CouponLeg, CouponState } from '../../../contract/betting/couponBets.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';

interface CouponWord {
  text: string;
  kind?: 'good' | 'bad' | 'warn';
}

const STATES: Record<CouponState, CouponWord> = {
  delayed: { text: 'In delay', kind: 'warn' },
  open: { text: 'Open', kind: 'good' },
  rejected: { text: 'Not placed', kind: 'bad' },
  won: { text: 'Won', kind: 'good' },
  lost: { text: 'Lost', kind: 'bad' },
  void: { text: 'Void' },
  'cashed-out': { text: 'Cashed out' },
};

export const LEG_STATES: Record<CouponLeg['state'], { text: string; kind?: 'good' | 'bad' }> = {
  open: { text: 'Open' },
  won: { text: 'Won', kind: 'good' },
  lost: { text: 'Lost', kind: 'bad' },
  void: { text: 'Void' },
};

/**
 * What became of a bet, in a word. A system pays by its combinations, and a part may have been sold: what came back may
 * be less than what was staked, which nobody calls won.
 */
export function couponWord(bet: CouponBet): CouponWord {
  const { state, returned } = bet;
  const kobo = couponResultKobo(bet);
  if (state !== 'won' || kobo > 0) return STATES[state];
  if (returned === 0) return STATES.lost;
  return { text: kobo === 0 ? 'Stake returned' : 'Part returned' };
}

/**
 * The player's net result: the return less the stake, parts that were sold included. A free bet's stake counts
 * as nothing.
 */
export function couponResultKobo(bet: CouponBet): number {
  const { state, stake, returned = 0, freeBetId, soldStake = 0, soldFor = 0 } = bet;
  if (state === 'rejected' || state === 'delayed' || state === 'open') return 0;
  return freeBetId ? returned : returned + soldFor - stake - soldStake;
}

/** An edit stakes whole naira again and pays the rest, so that more than some of them was paid for a part sold. */
const LEAST_SALE_KOBO = 100;

/** What became of parts that are no longer in the stake; undefined where there are none. An edit stakes them again. */
export function soldText(bet: CouponBet): string | undefined {
  const { soldStake, soldFor = 0, restaked = 0 } = bet;
  if (soldStake === undefined) return undefined;
  if (restaked === 0) {
    return `Cashed out ${wholeNaira(soldStake)} of the stake for ${wholeNaira(soldFor)}`;
  }
  const paidKobo = soldFor - restaked;
  if (paidKobo >= LEAST_SALE_KOBO) {
    return `Cashed out for ${wholeNaira(paidKobo)} in part; ${wholeNaira(restaked)} of its worth was staked again`;
  }
  const again = `Changed: ${wholeNaira(restaked)} of its worth was staked again`;
  return paidKobo > 0 ? `${again}, ${wholeNaira(paidKobo)} was paid` : again;
}
