import type { CouponTools } from '../features/bets/CouponList.tsx';
import type { OpenMarketTools } from '../features/bets/MatchGroup.tsx';
import { MyBetsView } from '../features/bets/MyBetsView.tsx';
import { CashOutSheet } from '../features/cashout/CashOutSheet.tsx';
import { CouponCashOut } from '../features/sportsbook/CouponCashOut.tsx';

const cashOut: OpenMarketTools = (bets) => <CashOutSheet bets={bets} />;
const couponCashOut: CouponTools = (bet) => <CouponCashOut bet={bet} />;

export function MyBetsScreen() {
  return <MyBetsView marketTools={cashOut} couponTools={couponCashOut} />;
}
