import type { OnPriceChange } from '../../../../contract/betting/bets.ts';
import { wholeNaira } from '../../../../domain/money/money.ts';
import * as texts from '../../../../messages/english/sportsbook/coupon.ts';
import type { CouponSituation } from './couponBlock.ts';

export const PRICE_CHOICES: Record<OnPriceChange, string> = {
  none: texts.noChange,
  better: texts.betterOnly,
  within: texts.littleWorse,
  any: texts.anyOdds,
};

/** The tolerances offered, in hundredths of a percent. */
export const TOLERANCES: readonly number[] = [100, 200, 500, 1000];

/** The button's text, with the total cost. */
export function placeText({ orders, returns, isFreeBet }: CouponSituation): string {
  const [first] = orders;
  const what =
    orders.length > 1
      ? texts.singles(orders.length)
      : first?.kind === 'acca'
        ? texts.anAcca(first.legs.length)
        : first?.kind === 'system'
          ? texts.aSystem
          : texts.aBet;
  if (returns.stakeKobo === 0) return texts.place(what);
  return texts.placeFor(what, isFreeBet ? texts.byFreeBet : wholeNaira(returns.stakeKobo));
}
