import { CashierView } from '../features/cashier/CashierView.tsx';

export function CashierScreen() {
  return <CashierView />;
}
