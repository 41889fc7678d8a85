import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function KingmakerScreen() {
  return <LobbyView title="Kingmaker" of={{ provider: 'kingmaker' }} />;
}
