import { bonusPercent, nextBonusStep } from '../../../domain/sportsbook/multipleBonus.ts';
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
        Multiple bonus <b>{percent} %</b>
      </p>
      {next && (
        <>
          <meter
            className="bonus-meter__bar"
            min={0}
            max={legs.length + next.legsMissing}
            value={legs.length}
            aria-label="Selections towards the next step of the bonus"
          />
          <p className="bonus-meter__next">
            {next.percent} % with {next.legsMissing} more at odds of 1.20 or above
          </p>
        </>
      )}
    </div>
  );
}
