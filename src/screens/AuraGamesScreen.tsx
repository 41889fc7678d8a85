import { AuraView } from '../features/aura/AuraView.tsx';
import { BreakNotice } from '../features/safer-play/BreakNotice.tsx';

export function AuraGamesScreen() {
  return <AuraView notice={<BreakNotice />} />;
}
