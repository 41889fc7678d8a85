import { formatTotalOdds } from '../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { CouponSituation } from './coupon/couponBlock.ts';
import './CouponSum.css';

type Sum = Pick<CouponSituation, 'returns' | 'returnsAsRead' | 'orders'>;

/** The slip's return at current odds, and at the odds that the player has read. */
export function CouponSum({ returns, returnsAsRead, orders }: Sum) {
  const { totalOddsHundredths: odds, returnKobo, isCapped } = returns;
  const isKnown = orders.every(({ legs }) => legs.every((leg) => leg.oddsHundredths !== undefined));
  return (
    <dl className="coupon-sum">
      {odds !== undefined && (
        <Figure
          name={texts.totalOdds}
          now={odds}
          before={returnsAsRead.totalOddsHundredths ?? odds}
          text={(value) => (isKnown ? formatTotalOdds(value) : '–')}
        />
      )}
      <Figure
        name={isCapped ? texts.returnsMost : texts.returns}
        now={returnKobo}
        before={returnsAsRead.returnKobo}
        text={formatNaira}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  now: number;
  before: number;
  text(value: number): string;
}

function Figure({ name, now, before, text }: FigureProps) {
  const change = now > before ? 'better' : now < before ? 'worse' : undefined;
  return (
    <div className="coupon-sum__figure" data-change={change}>
      <dt>
        {name}
        {change && (
          <>
            {' '}
            <span className="visually-hidden">{texts.wasBefore} </span>
            <s>{text(before)}</s>
          </>
        )}
      </dt>
      <dd>
        {change && (
          <>
            <span aria-hidden="true">{change === 'better' ? '▲ ' : '▼ '}</span>
            <span className="visually-hidden">
              {change === 'better' ? texts.better : texts.worse}:{' '}
            </span>
          </>
        )}
        <b>{text(now)}</b>
      </dd>
    </div>
  );
}
