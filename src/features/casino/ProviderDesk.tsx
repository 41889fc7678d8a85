import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { env } from '../../env.ts';
import { paths } from '../../paths.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { lobby } from '../../state/lists/lobby.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { GameStage, type Played } from './GameStage.tsx';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { LobbyView } from './LobbyView.tsx';
import { lobbyIndex } from './lobbyIndex.ts';
import { useLobby } from './useLobby.ts';

interface ProviderDeskProps {
  provider: string;
  gameCode: string | undefined;
  played: Played;
  /** The page that leaving a game leads to. */
  leaveTo: string;
}

/** A provider's games, or one of them. */
export function ProviderDesk({ provider, gameCode, played, leaveTo }: ProviderDeskProps) {
  const { data, status } = useSnapshot(lobby.state);
  const isOffline = useSnapshot(connection).status === 'offline';
  useEffect(() => void lobby.refresh(), []);
  const known = data?.providers.find((row) => row.provider === provider);
  const item =
    data &&
    lobbyIndex(data).find(({ game }) => game.gameCode === gameCode && game.provider === provider);
  // A link may lead to a game that is on none of the pages that have come.
  const { isReady } = useLobby({ provider }, gameCode !== undefined && !item);
  usePageDetail(item?.game.name ?? known?.name);

  if (!data) {
    if (status !== 'failed') return <LobbySkeleton />;
    return (
      <ErrorState
        title={isOffline ? 'You are offline' : 'The games could not be loaded'}
        text="None are saved on this phone yet. Your money is not affected."
        onRetry={() => void lobby.refresh()}
      />
    );
  }
  if (!known) {
    return (
      <EmptyState
        picture="signpost"
        isPage
        title="Provider not found"
        text={`Its link may be wrong, or it has left ${env.name}. Your money is not affected.`}
      >
        <ToLobby />
      </EmptyState>
    );
  }
  if (known.status === 'down') {
    return (
      <EmptyState
        picture="offline"
        isPage
        title={`${known.name} is not available`}
        text="This provider is down. Your money is not affected, and the other providers work."
      >
        <ToLobby />
        <Button kind="quiet" onClick={() => void lobby.refresh()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (gameCode === undefined)
    return <LobbyView key={provider} title={known.name} part="desk" provider={provider} />;
  if (!item && !isReady) return <LobbySkeleton />;
  if (item) return <GameStage key={item.game.gameCode} item={item} {...{ played, leaveTo }} />;
  return (
    <EmptyState
      picture="signpost"
      isPage
      title="Game not found"
      text={`${known.name} does not offer it, or no longer does. Nothing was staked.`}
    >
      <ToLobby />
    </EmptyState>
  );
}

function ToLobby() {
  return (
    <Link className={buttonClass()} href={paths.casinos}>
      See every game
    </Link>
  );
}
