import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import type { CouponSituation } from './couponBlock.ts';

/** What the slip costs and could return at most, before anything is bet. */
export function CouponReturnsView({ situation }: { situation: CouponSituation }) {
  const { returns, limits, isFreeBet } = situation;
  const { totalOddsHundredths, stakeKobo, returnKobo, bonusKobo, isCapped } = returns;
  return (
    <Facts
      facts={[
        totalOddsHundredths !== undefined && {
          name: 'Total odds',
          value: formatOdds(totalOddsHundredths),
        },
        stakeKobo > 0 && {
          name: 'Cost',
          value: isFreeBet ? `${formatNaira(0)}, by the free bet` : <Money kobo={stakeKobo} />,
        },
        bonusKobo > 0 && { name: 'Multiple bonus', value: <Money kobo={bonusKobo} /> },
        limits && { name: 'Most that one bet pays', value: wholeNaira(limits.maxWin) },
        {
          name: 'Possible return',
          value: (
            <>
              <Money kobo={returnKobo} />
              {isCapped && ', capped'}
            </>
          ),
          isTotal: true,
        },
      ]}
    />
  );
}
