import { DepositsView } from '../../features/cashier/deposit/DepositsView.tsx';

export function DepositsScreen() {
  return <DepositsView />;
}
