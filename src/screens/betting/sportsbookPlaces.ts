import type { SearchPlaces } from '../../features/events/search/EventSearch.tsx';
import { placeHref } from '../../features/sportsbook/sportsbookPlace.ts';

/** Search results that lead to the sportsbook instead of the exchange. */
export const SPORTSBOOK_PLACES: SearchPlaces = {
  league: ({ competition, sportId: sport, count, live }) =>
    placeHref({ sport, isLive: live === count, competition }),
  match: ({ gameId, sportId: sport, inPlay: isLive }) => placeHref({ sport, isLive, gameId }),
};
