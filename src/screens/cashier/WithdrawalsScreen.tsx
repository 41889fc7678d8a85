import { WithdrawalsView } from '../../features/cashier/withdraw/WithdrawalsView.tsx';

export function WithdrawalsScreen() {
  return <WithdrawalsView />;
}
