import { useSnapshot } from 'valtio';
import { formatTotalOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { DockBar } from '../../../ui/dock/DockBar.tsx';
import { couponSlip, isUnderWay } from './coupon/couponSlip.ts';
import './CouponBar.css';
import { draftName } from '../code/slipName.ts';
import { useCouponSituation } from './coupon/useCouponSituation.ts';

/** The slip folded to one line above a phone's tabs. */
export function CouponBar() {
  const slip = useSnapshot(couponSlip);
  const { picks, sent } = slip;
  const { returns } = useCouponSituation();
  const { totalOddsHundredths, stakeKobo } = returns;
  const state = sent.some(isUnderWay)
    ? texts.onItsWay
    : sent.length > 0
      ? texts.decided
      : undefined;
  const name = draftName(slip);
  const picked =
    totalOddsHundredths === undefined
      ? name
      : texts.nameAt(name, formatTotalOdds(totalOddsHundredths));
  return (
    <DockBar
      badge={<span className="coupon-bar__count">{picks.length}</span>}
      {...(state && { note: state })}
      onOpen={() => {
        couponSlip.isOpen = true;
      }}
    >
      {[picked, stakeKobo > 0 && wholeNaira(stakeKobo)].filter(Boolean).join(' · ')}
    </DockBar>
  );
}
