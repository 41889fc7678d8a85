import { GatewaysView } from '../../features/cashier/GatewaysView.tsx';

export function GatewaysScreen() {
  return <GatewaysView />;
}
