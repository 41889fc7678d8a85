import { AuraView } from '../../features/aura/AuraView.tsx';
import { CasinoNav } from '../../features/casino/CasinoNav.tsx';

export function AuraGamesScreen() {
  return <AuraView nav={<CasinoNav />} />;
}
