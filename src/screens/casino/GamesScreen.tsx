import { LobbyView } from '../../features/casino/LobbyView.tsx';

export function GamesScreen() {
  return <LobbyView title="SPM games" part="arcade" provider="spm" />;
}
