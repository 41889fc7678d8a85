import type { ReactNode } from 'react';
import type { LobbyProvider } from '../../contract/external.ts';
import { env } from '../../env.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { GameShelf } from './GameShelf.tsx';
import { HouseHead } from './HouseHead.tsx';
import { JackpotBoard } from './JackpotBoard.tsx';
import type { IndexedGame } from './lobbyIndex.ts';

/** Which page of the casino this is. Each begins with something else. */
export type LobbyPlace = 'all' | 'slots' | 'kingmaker' | 'arcade' | 'desk';

interface LobbyTopProps {
  part: LobbyPlace;
  title: string;
  index: readonly IndexedGame[];
  /** More of its games may come by themselves. */
  isWaiting: boolean;
  provider: LobbyProvider | undefined;
  favourites: readonly string[];
  isOffline: boolean;
  /** The ways to play, where there is room for them above the games. */
  picker: ReactNode;
}

/** What each page of the casino begins with, over its list of games. */
export function LobbyTop({ part, title, index, provider, picker, ...shelf }: LobbyTopProps) {
  const isWide = useMedia(from(WINDOW.wide));
  const ofKind = (kind: IndexedGame['game']['kind']) =>
    index.filter(({ game }) => game.kind === kind && !game.isDown);
  if (part === 'kingmaker') {
    return (
      <>
        <HouseHead
          title={title}
          text="Blackjack, baccarat, roulette and slots."
          sign={{ gameCode: 'kingmaker-golden-blackjack', theme: 'gold cards' }}
          provider={provider}
        />
        <GameShelf title="Table games" games={ofKind('table')} {...shelf} />
        <GameShelf title="Slots" games={ofKind('slots')} {...shelf} />
      </>
    );
  }
  if (part === 'arcade') {
    return (
      <>
        <HouseHead
          title={title}
          text="Short games: watch it rise and cash out, find the safe cells, set your own odds."
          sign={{ gameCode: 'spm-kite-rider', theme: 'river kite' }}
          provider={provider}
        />
        <GameShelf title="Rise and cash out" games={ofKind('crash')} {...shelf} />
        <GameShelf title="Mines, dice, keno and cards" games={ofKind('instant')} {...shelf} />
      </>
    );
  }
  if (part === 'desk') {
    const [first] = index;
    return (
      <>
        <HouseHead
          title={title}
          text={`Everything ${title} has at ${env.name}.`}
          sign={{ gameCode: first?.game.gameCode ?? '', theme: first?.game.theme }}
          provider={provider}
        />
        {picker}
      </>
    );
  }
  const isShort = part === 'all' || !isWide;
  return (
    <>
      <h1 className={isShort ? 'visually-hidden' : undefined}>{title}</h1>
      <JackpotBoard most={isShort ? 1 : 3} />
      {picker}
    </>
  );
}
