import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { DockPanel } from '../../../ui/dock/DockPanel.tsx';
import { chevronDownIcon } from '../../../ui/icon/icons.ts';
import { CouponForm } from './CouponForm.tsx';
import { clearCoupon, couponSlip, isUnderWay } from './coupon/couponSlip.ts';
import './CouponPanel.css';
import { draftName } from '../code/slipName.ts';
import { CouponSent } from './CouponSent.tsx';

/** The open slip: the draft, or the sent bets and their outcomes. */
export function CouponPanel() {
  const slip = useSnapshot(couponSlip);
  const { sent } = slip;
  const panel = useRef<HTMLElement>(null);
  const isSent = sent.length > 0;

  // The pressed button is gone: keep the focus inside the slip.
  useEffect(() => {
    if (isSent) panel.current?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <DockPanel ref={panel} label={texts.title}>
      <header className="coupon-panel__head">
        {/* Each sent bet says its own name. */}
        <h2>{isSent ? texts.title : draftName(slip)}</h2>
        <Button kind="quiet" isSmall disabled={sent.some(isUnderWay)} onClick={clearCoupon}>
          {texts.clear}
        </Button>
        <span className="coupon-panel__fold">
          <IconButton
            label={texts.fold}
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
