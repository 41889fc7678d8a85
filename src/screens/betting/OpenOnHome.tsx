import { useCallback, useState } from 'react';
import type { CouponTools } from '../../features/bets/coupons/CouponList.tsx';
import type { OpenMarketTools } from '../../features/bets/MatchGroup.tsx';
import { OpenTickets } from '../../features/bets/OpenTickets.tsx';
import { CashOutSheet } from '../../features/cashout/CashOutSheet.tsx';
import { CouponCashOut } from '../../features/sportsbook/sale/CouponCashOut.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';

const CouponSale = late(
  () => import('../../features/sportsbook/sale/CouponSale.tsx').then((module) => module.CouponSale),
  inPlaceQuiet,
);

const cashOut: OpenMarketTools = (bets) => <CashOutSheet bets={bets} />;

/** What is open, each bet with its cash-out. */
export function OpenOnHome() {
  const [sold, sell] = useState<Parameters<CouponTools>[0]>();
  const couponCashOut = useCallback<CouponTools>(
    (bet) => <CouponCashOut bet={bet} isSmall onOpen={sell} />,
    [],
  );
  return (
    <>
      <OpenTickets couponTools={couponCashOut} marketTools={cashOut} />
      {sold && <CouponSale bet={sold} onClose={() => sell(undefined)} />}
    </>
  );
}
