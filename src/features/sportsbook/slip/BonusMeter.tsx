import { bonusPercent, nextBonusStep } from '../../../domain/sportsbook/multipleBonus.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { CouponOrder } from './coupon/couponOrders.ts';
import './BonusMeter.css';

/** The multiple bonus and what the next step of it needs. States it and does not urge. */
export function BonusMeter({ order }: { order: CouponOrder | undefined }) {
  if (!order) return null;
  const { legs } = order.coupon;
  const percent = bonusPercent(legs);
  const next = nextBonusStep(legs);
  return (
    <div className="bonus-meter">
      <p>
        {texts.multipleBonus} <b>{percent}%</b>
      </p>
      {next && (
        <>
          <meter
            className="bonus-meter__bar"
            min={0}
            max={legs.length + next.legsMissing}
            value={legs.length}
            aria-label={texts.towardsBonus}
          />
          <p className="bonus-meter__next">{texts.nextBonus(next.percent, next.legsMissing)}</p>
        </>
      )}
    </div>
  );
}
