import './Star.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { starIcon } from '../../../ui/icon/icons.ts';
import { favourites, readFavourites, toggleGame } from './favourites.ts';

/** Adds a match to the favourites or removes it. */
function EventStar({ event: { gameId, name } }: { event: SportEvent }) {
  const { gameIds } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  return (
    <IconButton
      className="star"
      label={`Star ${name}`}
      icon={starIcon}
      aria-pressed={gameIds.includes(gameId)}
      onClick={() => void toggleGame(gameId)}
    />
  );
}

/** The star as a slot for event cards: always the same function. */
export const eventStar = (event: SportEvent) => <EventStar event={event} />;
