import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function CasinosScreen() {
  return <LobbyView title="Casino" part="all" />;
}
