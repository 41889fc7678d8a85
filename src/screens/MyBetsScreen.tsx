import type { CouponTools } from '../features/bets/CouponList.tsx';
import type { OpenMarketTools } from '../features/bets/MatchGroup.tsx';
import { MyBetsView } from '../features/bets/MyBetsView.tsx';
import { CashOutSheet } from '../features/cashout/CashOutSheet.tsx';
import { late } from '../ui/late.tsx';

const CouponCashOut = late(
  () => import('../features/sportsbook/CouponCashOut.tsx').then((module) => module.CouponCashOut),
  null,
);

const cashOut: OpenMarketTools = (bets) => <CashOutSheet bets={bets} />;
const couponCashOut: CouponTools = (bet) => <CouponCashOut bet={bet} />;

export function MyBetsScreen() {
  return <MyBetsView marketTools={cashOut} couponTools={couponCashOut} />;
}
