import { CashierView } from '../../features/cashier/CashierView.tsx';
import { LimitsLeft } from '../../features/safer-play/LimitsLeft.tsx';

export function CashierScreen() {
  return <CashierView limits={<LimitsLeft />} />;
}
