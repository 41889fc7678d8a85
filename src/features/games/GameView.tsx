import './GameView.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LobbyGame } from '../../contract/external.ts';
import { gameWithMaths } from '../../domain/casino/games.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useWholeScreen } from '../../ui/dock/useWholeScreen.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { PlayDesk } from './PlayDesk.tsx';
import { sitDown } from './playing.ts';

interface GameViewProps {
  tile: LobbyGame;
  providerName: string;
  onLeave(): void;
}

/** A game on our own page: its mechanic, its stakes, what it pays, and everything to check its rounds. */
export function GameView({ tile, providerName, onLeave }: GameViewProps) {
  const { isAuth } = useSnapshot(session);
  const [wantsFun, setWantsFun] = useState(false);
  const isFun = !isAuth || wantsFun;
  useEffect(() => sitDown(tile, isFun), [tile, isFun]);
  const game = gameWithMaths(tile.maths ?? '');
  if (!game) {
    return (
      <EmptyState
        picture="dice"
        isPage
        title={tile.name}
        text="Update the app to play this game. Nothing was staked."
      >
        <Button onClick={onLeave}>See other games</Button>
      </EmptyState>
    );
  }
  return (
    <WholeScreen>
      <PlayDesk
        key={`${tile.gameCode} ${isFun}`}
        tile={tile}
        game={game}
        providerName={providerName}
        isFun={isFun}
        onFun={isAuth ? setWantsFun : undefined}
        onLeave={onLeave}
      />
    </WholeScreen>
  );
}

function WholeScreen({ children }: { children: ReactNode }) {
  useWholeScreen();
  return <div className="game">{children}</div>;
}
