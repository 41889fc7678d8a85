import { AuraView } from '../features/aura/AuraView.tsx';
import { CasinoNav } from '../features/casino/CasinoNav.tsx';
import { BreakNotice } from '../features/safer-play/BreakNotice.tsx';

export function AuraGamesScreen() {
  return <AuraView nav={<CasinoNav />} notice={<BreakNotice />} />;
}
