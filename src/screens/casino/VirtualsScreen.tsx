import { VirtualsView } from '../../features/aura/league/VirtualsView.tsx';
import { CasinoNav } from '../../features/casino/CasinoNav.tsx';

export function VirtualsScreen() {
  return <VirtualsView nav={<CasinoNav />} />;
}
