import './Star.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { SportEvent } from '../../contract/market.ts';
import { favourites, readFavourites, toggleGame } from '../../state/favourites.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { starIcon } from '../../ui/icons.ts';

/** Puts a match among the favourites, or takes it away. */
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

/** As the tools of event cards: the same function between renders. */
export const eventStar = (event: SportEvent) => <EventStar event={event} />;
