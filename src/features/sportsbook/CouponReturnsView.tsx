import { formatOdds } from '../../domain/formatOdds.ts';
import { formatNaira } from '../../domain/money.ts';
import { wholeNaira } from '../../state/betsWords.ts';
import type { CouponSituation } from '../../state/couponBlock.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';

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
