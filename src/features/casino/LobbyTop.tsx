import type { LobbyProvider } from '../../contract/external.ts';
import { env } from '../../env.ts';
import { GameShelf } from './GameShelf.tsx';
import { HouseHead } from './HouseHead.tsx';
import { JackpotBoard } from './JackpotBoard.tsx';
import type { IndexedGame } from './lobbyIndex.ts';
import { MechanicPicker } from './MechanicPicker.tsx';

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
  mechanic: string | undefined;
  onPick(mechanic: string | undefined): void;
}

/** What each page of the casino begins with, over its list of games. */
export function LobbyTop({
  part,
  title,
  index,
  provider,
  mechanic,
  onPick,
  ...shelf
}: LobbyTopProps) {
  const ofKind = (kind: IndexedGame['game']['kind']) =>
    index.filter(({ game }) => game.kind === kind && !game.isDown);
  const picker = <MechanicPicker index={index} selected={mechanic} onPick={onPick} />;
  if (part === 'kingmaker') {
    return (
      <>
        <HouseHead
          title={title}
          text="Blackjack, baccarat and roulette, and slots below."
          sign={{ maths: 'blackjack', theme: 'gold crown' }}
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
          sign={{ maths: 'crash-1', theme: 'indigo bird' }}
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
          sign={{ maths: first?.game.maths ?? 'live', theme: first?.game.theme ?? '' }}
          provider={provider}
        />
        {picker}
      </>
    );
  }
  return (
    <>
      <h1 className={part === 'all' ? 'visually-hidden' : undefined}>{title}</h1>
      {part === 'slots' ? <JackpotBoard most={3} /> : <JackpotBoard most={1} />}
      {picker}
    </>
  );
}
