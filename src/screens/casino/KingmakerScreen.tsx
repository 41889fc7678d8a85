import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function KingmakerScreen() {
  return <LobbyView title="Kingmaker" part="house" provider="kingmaker" />;
}
