import { WithdrawView } from '../features/cashier/WithdrawView.tsx';

export function WithdrawScreen() {
  return <WithdrawView />;
}
