import { ProvidersView } from '../../features/casino/ProvidersView.tsx';

export function ProvidersScreen() {
  return <ProvidersView />;
}
