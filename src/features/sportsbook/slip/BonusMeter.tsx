import { bonusPercent, nextBonusStep } from '../../../domain/sportsbook/multipleBonus.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { CouponOrder } from './coupon/couponOrders.ts';
import './BonusMeter.css';

/** The multiple bonus and what the next step of it needs. States it and does not urge. */
export function BonusMeter({ order }: { order: CouponOrder | undefined }) {
  if (!order) return null;
  // Until the odds are here nobody knows which of the selections count.
  const isKnown = order.legs.every(({ oddsHundredths }) => oddsHundredths !== undefined);
  const { legs } = order.coupon;
  const percent = bonusPercent(legs);
  const next = nextBonusStep(legs);
  return (
    <div className="bonus-meter">
      <p>
        {texts.multipleBonus} <b>{isKnown ? `${percent}%` : '–'}</b>
      </p>
      {next && isKnown && (
        <>
          <meter
            className="bonus-meter__bar"
            min={0}
            max={next.count + next.legsMissing}
            value={next.count}
            aria-label={texts.towardsBonus}
          />
          <p className="bonus-meter__next">{texts.nextBonus(next.percent, next.legsMissing)}</p>
        </>
      )}
    </div>
  );
}
