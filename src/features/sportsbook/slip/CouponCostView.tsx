import { formatNaira, wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
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
          name: texts.cost,
          value: isFreeBet ? texts.costByFreeBet(formatNaira(0)) : <Money kobo={stakeKobo} />,
        },
        bonusKobo > 0 && { name: texts.multipleBonus, value: <Money kobo={bonusKobo} /> },
        limits && { name: texts.mostPaid, value: wholeNaira(limits.maxWin) },
      ]}
    />
  );
}
