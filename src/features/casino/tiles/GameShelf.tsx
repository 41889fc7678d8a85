import './GameShelf.css';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import type { IndexedGame } from '../lobbyIndex.ts';
import { GameTile } from './GameTile.tsx';
import { useShelfColumns } from './useShelfColumns.ts';

interface GameShelfProps {
  title: string;
  /** Where all of its games are. */
  to: string;
  games: readonly IndexedGame[];
  /** More may come: their room is kept. */
  isWaiting: boolean;
  favourites: readonly string[];
  isOffline: boolean;
}

/** On a phone the row is scrolled; in a wide window it ends with the last tile that stands there in full. */
const MOST_ON_PHONE = 8;

/** A row of a few games under a heading, as wide as those of the grid below. */
export function GameShelf({ title, to, games, isWaiting, ...own }: GameShelfProps) {
  if (games.length === 0 && !isWaiting) return null;
  return (
    <section className="game-shelf" aria-label={title}>
      <div className="game-shelf__head">
        <h2 className="game-shelf__title">{title}</h2>
        <Link className="game-shelf__all" href={to}>
          See all<span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      <ShelfTiles games={games} {...own} />
    </section>
  );
}

function ShelfTiles({
  games,
  favourites,
  isOffline,
}: Pick<GameShelfProps, 'games' | 'favourites' | 'isOffline'>) {
  const { list, columns } = useShelfColumns();
  const isWide = useMedia(from(WINDOW.wide));
  return (
    <ul ref={list} className="game-shelf__games" style={{ '--columns': columns } as CSSProperties}>
      {games.slice(0, isWide ? columns : MOST_ON_PHONE).map((item) => (
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
  );
}
