import './GameShelf.css';
import { GameTile } from './GameTile.tsx';
import type { IndexedGame } from './lobbyIndex.ts';

interface GameShelfProps {
  title: string;
  games: readonly IndexedGame[];
  /** More may come: their room is kept. */
  isWaiting: boolean;
  favourites: readonly string[];
  isOffline: boolean;
}

const MOST = 8;

/** A row of a few games under a heading. */
export function GameShelf({ title, games, isWaiting, favourites, isOffline }: GameShelfProps) {
  if (games.length === 0 && !isWaiting) return null;
  return (
    <section className="game-shelf" aria-label={title}>
      <h2 className="game-shelf__title">{title}</h2>
      <ul className="game-shelf__games">
        {games.slice(0, MOST).map((item) => (
          <li key={item.game.gameCode}>
            <GameTile
              item={item}
              isFavourite={favourites.includes(item.game.gameCode)}
              isOffline={isOffline}
            />
          </li>
        ))}
        {games.length === 0 && <li aria-hidden="true" className="skeleton" />}
      </ul>
    </section>
  );
}
