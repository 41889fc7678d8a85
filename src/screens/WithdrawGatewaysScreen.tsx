import { WithdrawGatewaysView } from '../features/cashier/WithdrawGatewaysView.tsx';

export function WithdrawGatewaysScreen() {
  return <WithdrawGatewaysView />;
}
