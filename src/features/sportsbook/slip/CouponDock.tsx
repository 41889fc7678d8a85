import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { paths } from '../../../paths.ts';
import { Dock, useDockColumn } from '../../../ui/dock/Dock.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { OpenCode } from '../code/OpenCode.tsx';
import { readPlace } from '../sportsbookPlace.ts';
import { CouponBar } from './CouponBar.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { startCouponPlacement } from './coupon/couponPlace.ts';
import { couponSlip } from './coupon/couponSlip.ts';

function fold(): void {
  couponSlip.isOpen = false;
}

/** Holds the sportsbook's slip, in the same place as the exchange's. */
export function CouponDock() {
  const { picks, sent, isOpen } = useSnapshot(couponSlip);
  const isColumn = useDockColumn();
  const [path] = useLocation();
  const { gameId } = readPlace(useSearch());
  // The sportsbook's lists have the button in their head, also while the slip has selections.
  const hasOwnCode = path === paths.sportsbook && gameId === undefined;

  useEffect(() => void startCouponPlacement(), []);
  useEffect(() => fold, []);

  if (picks.length > 0 || sent.length > 0) {
    return (
      <Dock isOpen={isOpen} onFold={fold} isTall folded={<CouponBar />}>
        <CouponPanel />
      </Dock>
    );
  }
  if (!isColumn) return null;
  return (
    <EmptyState title={texts.emptyTitle} text={texts.howTo}>
      {!hasOwnCode && <OpenCode />}
    </EmptyState>
  );
}
