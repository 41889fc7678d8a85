import type { ReactNode } from 'react';
import type { LobbyProvider } from '../../contract/external.ts';
import { paths } from '../../paths.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { KIND_NAMES, kindsOf } from './gameWords.ts';
import { HouseHead } from './HouseHead.tsx';
import { JackpotBoard } from './JackpotBoard.tsx';
import type { IndexedGame } from './lobbyIndex.ts';
import { GameShelf } from './tiles/GameShelf.tsx';

/** Which page of the casino this is. Each begins with something else: that of a house has a shelf for each kind. */
export type LobbyPlace = 'all' | 'slots' | 'house' | 'desk';

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
  if (part === 'house') {
    return (
      <>
        <HouseHead title={title} provider={provider} />
        {provider &&
          kindsOf(provider.kinds).map((kind) => (
            <GameShelf
              key={kind}
              title={KIND_NAMES[kind]}
              to={kindPath(kind, provider.provider)}
              games={ofKind(kind)}
              {...shelf}
            />
          ))}
      </>
    );
  }
  if (part === 'desk') {
    return (
      <>
        <HouseHead title={title} provider={provider} />
        {picker}
      </>
    );
  }
  return (
    <>
      <h1 className={part === 'all' || !isWide ? 'visually-hidden' : undefined}>{title}</h1>
      <JackpotBoard most={isWide ? 3 : 1} />
      {picker}
    </>
  );
}

/** A provider's games of one kind, in the list of all games; slots have a list of their own. */
function kindPath(kind: IndexedGame['game']['kind'], provider: string): string {
  const from = encodeURIComponent(provider);
  if (kind === 'slots') return `${paths.slots}?provider=${from}`;
  return `${paths.casinos}?category=${kind}&provider=${from}`;
}
