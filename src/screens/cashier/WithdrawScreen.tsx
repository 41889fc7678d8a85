import { WithdrawView } from '../../features/cashier/withdraw/WithdrawView.tsx';

export function WithdrawScreen() {
  return <WithdrawView />;
}
