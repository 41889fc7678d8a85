import { DepositsView } from '../features/cashier/DepositsView.tsx';

export function DepositsScreen() {
  return <DepositsView />;
}
