import './GameStage.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { href, paths } from '../../paths.ts';
import { noteOpened } from '../../state/lists/recentlyOpened.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { type Launch, launch } from './casinoLaunch.ts';
import { gamePath } from './gamePath.ts';
import { offText, returnText, stakesText } from './gameWords.ts';
import type { IndexedGame } from './lobbyIndex.ts';

/** How another feature shows a provider's page in a frame. */
export type Framed = (frame: { title: string; url: string; onLeave(): void }) => ReactNode;

interface GameStageProps {
  item: IndexedGame;
  framed: Framed;
}

/** Plays a provider's game for money in a frame, or says why it cannot be played. */
export function GameStage({ item, framed }: GameStageProps) {
  const { isAuth } = useSnapshot(session);
  const isOffline = useSnapshot(connection).status === 'offline';
  const [, navigate] = useLocation();
  const { game, provider } = item;
  const off = offText(item, isOffline);
  const leave = () => navigate(href(paths.casinoDesktop, { provider: game.provider }));

  if (!isAuth) {
    return (
      <EmptyState
        isPage
        title={game.name}
        text={`${provider?.name ?? 'A provider'} runs this game for money: ${stakesText(game)} a round. ${returnText(game)}. Sign in to play it; looking round is free.`}
      >
        <Button onClick={askToSignIn}>Sign in</Button>
        <Button kind="quiet" onClick={leave}>
          See the provider’s games
        </Button>
      </EmptyState>
    );
  }
  // An open game stays open when the network is lost; its frame says so.
  return <Launched key={game.gameCode} item={item} off={off} framed={framed} onLeave={leave} />;
}

interface LaunchedProps extends GameStageProps {
  off: string | undefined;
  onLeave(): void;
}

function Launched({ item: { game, provider }, off, framed, onLeave }: LaunchedProps) {
  const [launched, setLaunched] = useState<Launch>();
  const [tries, setTries] = useState(0);
  const isHeldUp = off !== undefined && launched === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another launch
  useEffect(() => {
    if (isHeldUp) return;
    let isLeft = false;
    void launch(game.gameCode).then((answer) => {
      if (!isLeft) setLaunched(answer);
    });
    const title = game.name;
    void noteOpened({ path: gamePath(game), title, detail: provider?.name ?? '', at: Date.now() });
    return () => {
      isLeft = true;
    };
  }, [game, isHeldUp, tries]);

  if (isHeldUp) {
    return (
      <EmptyState
        isPage
        title={`${game.name} is off`}
        text={`${off}. Nothing was staked; your money stands as it was.`}
      >
        <Button onClick={onLeave}>See other games</Button>
      </EmptyState>
    );
  }
  if (!launched) {
    return (
      <div className="game-stage" role="status">
        <Skeleton className="game-stage__skeleton" />
        Opening {game.name}…
      </div>
    );
  }
  if ('problem' in launched) {
    return (
      <>
        <ErrorState
          title={`${game.name} could not be opened`}
          text={launched.problem}
          onRetry={() => {
            setLaunched(undefined);
            setTries(tries + 1);
          }}
        />
        <div className="game-stage__leave">
          <Button kind="quiet" onClick={onLeave}>
            See other games
          </Button>
        </div>
      </>
    );
  }
  return framed({ title: game.name, url: launched.url, onLeave });
}
