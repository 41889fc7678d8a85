import './FavouriteEvents.css';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { Age } from '../../../ui/list/Age.tsx';
import { EventCards } from '../card/EventCards.tsx';
import { MY_MARKETS } from '../category/SportTabs.tsx';
import { useAllEvents } from '../useAllEvents.ts';
import { eventStar } from './EventStar.tsx';
import { favourites, readFavourites } from './favourites.ts';

/** The starred matches in play or to come, with a link to My markets. */
export function FavouriteEvents() {
  const { gameIds, markets } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  const id = useId();
  const { events, savedAt } = useAllEvents(gameIds.length > 0);
  if (gameIds.length === 0 && markets.length === 0) return null;
  const starred = events?.filter(
    ({ gameId, status }) => status !== 'finished' && gameIds.includes(gameId),
  );
  return (
    <section className="favourites" aria-labelledby={id}>
      <div className="favourites__head">
        <h2 id={id}>Favourites</h2>
        <Link className="favourites__markets" href={MY_MARKETS}>
          My markets{markets.length > 0 && ` (${markets.length})`}
        </Link>
      </div>
      {starred && starred.length > 0 ? (
        <>
          <p>{savedAt !== undefined && <Age at={savedAt} />}</p>
          <EventCards events={starred} places={0} tools={eventStar} />
        </>
      ) : (
        <p className="favourites__none">No starred match is in play or coming up.</p>
      )}
    </section>
  );
}
