import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { LobbyGame } from '../../contract/external.ts';
import { noteOpened } from '../../state/lists/recentlyOpened.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { notePlayed } from './casinoChoices.ts';
import { gamePath } from './gamePath.ts';
import { offText } from './gameWords.ts';
import type { IndexedGame } from './lobbyIndex.ts';

/** How another feature shows a game. */
export type Played = (game: {
  tile: LobbyGame;
  providerName: string;
  onLeave(): void;
}) => ReactNode;

interface GameStageProps {
  item: IndexedGame;
  played: Played;
  /** The page that leaving the game leads to. */
  leaveTo: string;
}

/** Opens a game, or says why it cannot be played. */
export function GameStage({ item, played, leaveTo }: GameStageProps) {
  const { game, provider } = item;
  const [, navigate] = useLocation();
  const leave = () => navigate(leaveTo);
  // A game plays for fun without a network, and its rounds can be checked.
  const off = offText(item, false);
  const isOffline = useSnapshot(connection).status === 'offline';
  const isOff = off !== undefined;
  useEffect(() => {
    if (isOff) return;
    void notePlayed(game.gameCode);
    const title = game.name;
    void noteOpened({ path: gamePath(game), title, detail: provider?.name ?? '', at: Date.now() });
  }, [game, provider, isOff]);

  if (isOff) {
    return (
      <EmptyState
        picture="dice"
        isPage
        title={`${game.name} is off`}
        text={`${isOffline ? 'You are offline' : off}. Nothing was staked; your money is not affected.`}
      >
        <Button onClick={leave}>See other games</Button>
      </EmptyState>
    );
  }
  return played({ tile: game, providerName: provider?.name ?? '', onLeave: leave });
}
