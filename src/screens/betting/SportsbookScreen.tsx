import { EventSearch, type SearchPlaces } from '../../features/events/search/EventSearch.tsx';
import { SportsbookView } from '../../features/sportsbook/SportsbookView.tsx';
import { placeHref } from '../../features/sportsbook/sportsbookPlace.ts';
import { useWayBack } from '../useWayBack.ts';

/** Search results lead to the sportsbook instead of the exchange. */
const PLACES: SearchPlaces = {
  league: ({ competition, sportId: sport, count, live }) =>
    placeHref({ sport, isLive: live === count, competition }),
  match: ({ gameId, sportId: sport, inPlay: isLive }) => placeHref({ sport, isLive, gameId }),
};

export function SportsbookScreen() {
  useWayBack('Sportsbook');
  return <SportsbookView search={<EventSearch places={PLACES} />} />;
}
