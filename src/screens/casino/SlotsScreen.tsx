import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function SlotsScreen() {
  return <LobbyView title="Slots" part="slots" />;
}
