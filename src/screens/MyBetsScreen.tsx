import type { OpenMarketTools } from '../features/bets/MatchGroup.tsx';
import { MyBetsView } from '../features/bets/MyBetsView.tsx';
import { CashOutSheet } from '../features/cashout/CashOutSheet.tsx';

const cashOut: OpenMarketTools = (bets) => <CashOutSheet bets={bets} />;

export function MyBetsScreen() {
  return <MyBetsView marketTools={cashOut} />;
}
