import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { DockBar } from '../../../ui/dock/DockBar.tsx';
import { couponSlip, isUnderWay } from './coupon/couponSlip.ts';
import './CouponBar.css';
import { slipName } from '../code/slipName.ts';
import { useCouponSituation } from './coupon/useCouponSituation.ts';

/** The slip folded to one line above a phone's tabs. */
export function CouponBar() {
  const { picks, kind, sent } = useSnapshot(couponSlip);
  const { returns } = useCouponSituation();
  const { totalOddsHundredths, stakeKobo } = returns;
  const state = sent.some(isUnderWay) ? 'On its way…' : sent.length > 0 ? 'Decided' : 'Draft';
  return (
    <DockBar
      badge={<span className="coupon-bar__count">{picks.length}</span>}
      note={state}
      onOpen={() => {
        couponSlip.isOpen = true;
      }}
    >
      {slipName(kind, picks.length)}
      {totalOddsHundredths !== undefined && ` at ${formatOdds(totalOddsHundredths)}`}
      {stakeKobo > 0 && ` · ${wholeNaira(stakeKobo)}`}
    </DockBar>
  );
}
