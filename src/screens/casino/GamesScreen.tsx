import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function GamesScreen() {
  return <LobbyView title="SPM Games" part="house" provider="spm" />;
}
