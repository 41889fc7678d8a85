import './GameGrid.css';
import { type CSSProperties, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { IndexedGame } from '../lobbyIndex.ts';
import { GameTile } from './GameTile.tsx';
import { GAP_PX } from './tileColumns.ts';
import { useGridWindow } from './useGridWindow.ts';

/** Games ahead of the reader for which the next page is asked. */
const AHEAD = 12;

interface GameGridProps {
  games: readonly IndexedGame[];
  /** How many there are, of which the last may still have to come. */
  total: number;
  /** The reader is near the last one that has come. */
  onMore(): void;
  favourites: readonly string[];
  isOffline: boolean;
}

/** A grid for any number of games. Renders only those near the visible part of the page. */
export function GameGrid({ games, total, onMore, favourites, isOffline }: GameGridProps) {
  const { list, columns, rowPx, first, end } = useGridWindow(total);
  const isNearEnd = games.length < total && end * columns + AHEAD > games.length;
  const ask = useRef(onMore);
  ask.current = onMore;
  // Again for each page that has come, as long as it is not enough.
  const come = isNearEnd ? games.length : undefined;
  useEffect(() => {
    if (come !== undefined) ask.current();
  }, [come]);
  const [focused, setFocused] = useState<number>();
  const marked = new Set(favourites);

  function follow({ target }: FocusEvent) {
    setFocused(Number(target.closest('li')?.getAttribute('aria-posinset')) - 1);
  }
  return (
    <ul
      ref={list}
      className="game-grid"
      aria-label="Games"
      style={
        {
          height: Math.ceil(total / columns) * rowPx,
          '--columns': columns,
          '--row': `${rowPx}px`,
          '--full-rows': Math.floor(total / columns),
        } as CSSProperties
      }
      onFocus={follow}
      onBlur={() => setFocused(undefined)}
    >
      {rowsToDraw(first, end, focused === undefined ? undefined : Math.floor(focused / columns))
        .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
        .map((place) => {
          const item = games[place];
          return (
            item && (
              <li
                key={item.game.gameCode}
                className="game-grid__place"
                aria-setsize={total}
                aria-posinset={place + 1}
                style={{
                  top: Math.floor(place / columns) * rowPx,
                  height: rowPx - GAP_PX,
                  left: `${((place % columns) * 100) / columns}%`,
                  width: `calc(${100 / columns}% - ${GAP_PX}px)`,
                }}
              >
                <GameTile
                  item={item}
                  isFavourite={marked.has(item.game.gameCode)}
                  isOffline={isOffline}
                />
              </li>
            )
          );
        })}
    </ul>
  );
}

/** The visible rows, plus the focused row and its neighbours, so that the focus is never lost. */
function rowsToDraw(first: number, end: number, focusedRow: number | undefined): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row++) rows.add(row);
  if (focusedRow !== undefined) {
    for (const row of [focusedRow - 1, focusedRow, focusedRow + 1]) if (row >= 0) rows.add(row);
  }
  return [...rows].sort((one, other) => one - other);
}
