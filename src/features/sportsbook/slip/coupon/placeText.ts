import type { OnPriceChange } from '../../../../contract/betting/bets.ts';
import { wholeNaira } from '../../../../state/bets/betsWords.ts';
import type { CouponSituation } from './couponBlock.ts';

export const PRICE_CHOICES: Record<OnPriceChange, string> = {
  none: 'Accept no change',
  better: 'Accept better odds',
  within: 'Accept slightly worse too',
  any: 'Accept any odds',
};

/** The tolerances offered, in hundredths of a percent. */
export const TOLERANCES: readonly number[] = [100, 200, 500, 1000];

/** The button's text, with the total cost. */
export function placeText({ orders, returns, isFreeBet }: CouponSituation): string {
  const [first] = orders;
  const what =
    orders.length > 1
      ? `${orders.length} singles`
      : first?.kind === 'acca'
        ? `acca of ${first.legs.length}`
        : first?.kind === 'system'
          ? 'system'
          : 'bet';
  if (returns.stakeKobo === 0) return `Place ${what}`;
  return `Place ${what}, ${isFreeBet ? 'free bet' : wholeNaira(returns.stakeKobo)}`;
}
