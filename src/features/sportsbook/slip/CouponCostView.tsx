import { formatNaira } from '../../../domain/money/money.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import type { CouponSituation } from './coupon/couponBlock.ts';

/** What the slip costs, and what affects its return. */
export function CouponCostView({ situation }: { situation: CouponSituation }) {
  const { returns, limits, isFreeBet } = situation;
  const { stakeKobo, bonusKobo } = returns;
  return (
    <Facts
      facts={[
        stakeKobo > 0 && {
          name: 'Cost',
          value: isFreeBet ? `${formatNaira(0)}, by the free bet` : <Money kobo={stakeKobo} />,
        },
        bonusKobo > 0 && { name: 'Multiple bonus', value: <Money kobo={bonusKobo} /> },
        limits && { name: 'Most one bet can pay', value: wholeNaira(limits.maxWin) },
      ]}
    />
  );
}
