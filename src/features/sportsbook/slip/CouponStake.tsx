import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { compactNaira, formatNaira, KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import { mulDiv } from '../../../domain/money/mulDiv.ts';
import { combinationCount } from '../../../domain/sportsbook/sportsbook.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import type { CouponOrder } from './coupon/couponOrders.ts';
import { couponPrices } from './coupon/couponPrices.ts';
import { couponSlip } from './coupon/couponSlip.ts';
import { stakeOfAll, stakeOnAll } from './coupon/couponStakes.ts';
import { useTypedStake } from './coupon/useTypedStake.ts';
import './CouponStake.css';

interface CouponStakeProps {
  kind: (typeof couponSlip)['kind'];
  orders: readonly CouponOrder[];
  /** The id of the text that says what is wrong with the stake. */
  problemId: string | undefined;
  onEnter(): void;
  /** Shown beside the field: the return. */
  children: ReactNode;
}

/** The stake in naira: of the bet, or the same on each single. */
export function CouponStake({ kind, orders, problemId, onEnter, children }: CouponStakeProps) {
  const slip = useSnapshot(couponSlip, { sync: true });
  const { freeBetId } = slip;
  const stakeKobo = stakeOfAll(slip);
  const { limits } = useSnapshot(couponPrices);
  const { quickStakes } = useSnapshot(betslip);
  const { text, isUnreadable, onType } = useTypedStake(stakeKobo, stakeOnAll);
  return (
    <div className="coupon-stake">
      <NumberField
        label={kind === 'single' && slip.picks.length > 1 ? texts.stakeOnEach : texts.stake}
        unit="₦"
        value={text}
        // A free bet's amount is the stake, but it pays for one bet only.
        readOnly={freeBetId !== undefined && orders.length < 2}
        onChange={onType}
        hint={hintOf(kind, orders) ?? limitsText(limits)}
        error={isUnreadable ? texts.wholeNaira : undefined}
        problemId={isUnreadable ? undefined : problemId}
        onEnter={onEnter}
      />
      {children}
      <ChipRow label={texts.quickStakes} hasAmounts className="coupon-stake__quick">
        {quickStakes.map((naira) => (
          <Chip
            key={naira}
            isOn={stakeKobo === naira * KOBO_PER_NAIRA}
            onClick={() => stakeOnAll(naira * KOBO_PER_NAIRA)}
          >
            {compactNaira(naira * KOBO_PER_NAIRA)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function limitsText(limits: { minStake: number; maxStake: number } | undefined): string {
  return limits
    ? texts.stakeRange(compactNaira(limits.minStake), compactNaira(limits.maxStake))
    : ' ';
}

/** For a system, the stake of each line; for singles, their total. */
function hintOf(
  kind: CouponStakeProps['kind'],
  orders: readonly CouponOrder[],
): string | undefined {
  const [first] = orders;
  const stakeKobo = orders.reduce((sum, { coupon }) => sum + coupon.stakeKobo, 0);
  if (!stakeKobo || !first) return undefined;
  if (kind === 'system') {
    const lines = combinationCount(first.coupon);
    const eachKobo = mulDiv(stakeKobo, 1, Math.max(1, lines), 'down');
    return texts.lines(lines, formatNaira(eachKobo));
  }
  if (orders.length < 2) return undefined;
  return texts.inAll(orders.length, formatNaira(stakeKobo));
}
