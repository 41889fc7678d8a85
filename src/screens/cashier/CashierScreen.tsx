import { CashierView } from '../../features/cashier/CashierView.tsx';
import { LimitsLeft } from '../../features/safer-play/LimitsLeft.tsx';
import { MoneyActs } from '../../features/wallet/MoneyActs.tsx';
import { TakenStakes } from '../../features/wallet/TakenStakes.tsx';

export function CashierScreen() {
  return <CashierView limits={<LimitsLeft />} stakes={<TakenStakes />} acts={<MoneyActs />} />;
}
