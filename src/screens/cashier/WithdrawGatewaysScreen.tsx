import { WithdrawGatewaysView } from '../../features/cashier/withdraw/WithdrawGatewaysView.tsx';

export function WithdrawGatewaysScreen() {
  return <WithdrawGatewaysView />;
}
