import { useCallback, useState } from 'react';
import type { CouponTools } from '../../features/bets/coupons/CouponList.tsx';
import type { OpenMarketTools } from '../../features/bets/MatchGroup.tsx';
import { MyBetsView } from '../../features/bets/MyBetsView.tsx';
import { CashOutSheet } from '../../features/cashout/CashOutSheet.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { useWayBack } from '../useWayBack.ts';

const CouponCashOut = late(
  () =>
    import('../../features/sportsbook/sale/CouponCashOut.tsx').then(
      (module) => module.CouponCashOut,
    ),
  inPlaceQuiet,
);
const CouponSale = late(
  () => import('../../features/sportsbook/sale/CouponSale.tsx').then((module) => module.CouponSale),
  inPlaceQuiet,
);
const TicketShare = late(
  () =>
    import('../../features/sportsbook/ticket/TicketShare.tsx').then((module) => module.TicketShare),
  inPlaceQuiet,
);

const PushOffer = late(() =>
  import('../../features/push/PushOffer.tsx').then((module) => module.PushOffer),
);

const cashOut: OpenMarketTools = (bets, isInRow = false) => (
  <CashOutSheet bets={bets} isInRow={isInRow} />
);

export function MyBetsScreen() {
  useWayBack('My bets');
  const [sold, sell] = useState<Parameters<CouponTools>[0]>();
  const couponCashOut = useCallback<CouponTools>(
    (bet) => (
      <>
        <CouponCashOut bet={bet} onOpen={sell} />
        <TicketShare bet={bet} />
      </>
    ),
    [],
  );
  return (
    <>
      <MyBetsView marketTools={cashOut} couponTools={couponCashOut} />
      <PushOffer />
      {sold && <CouponSale bet={sold} onClose={() => sell(undefined)} />}
    </>
  );
}
