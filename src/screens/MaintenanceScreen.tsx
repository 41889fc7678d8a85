import { MaintenanceView } from '../features/account/MaintenanceView.tsx';

export function MaintenanceScreen() {
  return <MaintenanceView />;
}
