import type { CouponBet, CouponLeg } from '../../../contract/betting/couponBets.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { couponEnd } from '../../../domain/sportsbook/couponEnd.ts';

interface CouponWord {
  text: string;
  kind?: 'good' | 'bad' | 'warn';
}

const STATES: Record<ReturnType<typeof couponEnd>, CouponWord> = {
  delayed: { text: 'In delay', kind: 'warn' },
  open: { text: 'Open', kind: 'good' },
  rejected: { text: 'Not placed', kind: 'bad' },
  won: { text: 'Won', kind: 'good' },
  lost: { text: 'Lost', kind: 'bad' },
  void: { text: 'Void' },
  'cashed-out': { text: 'Cashed out' },
  'stake-returned': { text: 'Stake returned' },
  'part-returned': { text: 'Part returned' },
};

export const LEG_STATES: Record<CouponLeg['state'], { text: string; kind?: 'good' | 'bad' }> = {
  open: { text: 'Open' },
  won: { text: 'Won', kind: 'good' },
  lost: { text: 'Lost', kind: 'bad' },
  void: { text: 'Void' },
};

/** What became of a bet, in a word. */
export const couponWord = (bet: CouponBet): CouponWord => STATES[couponEnd(bet)];

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
