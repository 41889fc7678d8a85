import { WithdrawalsView } from '../features/cashier/WithdrawalsView.tsx';

export function WithdrawalsScreen() {
  return <WithdrawalsView />;
}
