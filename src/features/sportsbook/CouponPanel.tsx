import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { clearCoupon, couponSlip, isUnderWay } from '../../state/couponSlip.ts';
import { Button } from '../../ui/Button.tsx';
import { DockPanel } from '../../ui/DockPanel.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { chevronDownIcon } from '../../ui/icons.ts';
import { CouponForm } from './CouponForm.tsx';
import './CouponPanel.css';
import { CouponSent } from './CouponSent.tsx';
import { slipName } from './slipName.ts';

/** The slip spread out: the draft, or the bets on their way and what became of them. */
export function CouponPanel() {
  const { picks, kind, sent } = useSnapshot(couponSlip);
  const panel = useRef<HTMLElement>(null);
  const isSent = sent.length > 0;

  // The button that was pressed is gone: the focus must not fall out of the slip.
  useEffect(() => {
    if (isSent) panel.current?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <DockPanel ref={panel} label="Sportsbook slip">
      <header className="coupon-panel__head">
        <h2>{slipName(kind, picks.length)}</h2>
        <Button kind="quiet" isSmall disabled={sent.some(isUnderWay)} onClick={clearCoupon}>
          Clear
        </Button>
        <span className="coupon-panel__fold">
          <IconButton
            label="Fold the slip"
            icon={chevronDownIcon}
            onClick={() => {
              couponSlip.isOpen = false;
            }}
          />
        </span>
      </header>
      {isSent ? <CouponSent /> : <CouponForm />}
    </DockPanel>
  );
}
