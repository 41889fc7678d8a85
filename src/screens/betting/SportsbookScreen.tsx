import { EventSearch, type SearchPlaces } from '../../features/events/search/EventSearch.tsx';
import type { StatisticsOfEvent } from '../../features/sportsbook/CouponMarkets.tsx';
import { SportsbookView } from '../../features/sportsbook/SportsbookView.tsx';
import { placeHref } from '../../features/sportsbook/sportsbookPlace.ts';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { useWayBack } from '../useWayBack.ts';

/** Search results lead to the sportsbook instead of the exchange. */
const PLACES: SearchPlaces = {
  league: ({ competition, sportId: sport, count, live }) =>
    placeHref({ sport, isLive: live === count, competition }),
  match: ({ gameId, sportId: sport, inPlay: isLive }) => placeHref({ sport, isLive, gameId }),
};

const MatchStatistics = late(
  () =>
    import('../../features/statistics/MatchStatistics.tsx').then(
      (module) => module.MatchStatistics,
    ),
  inPlace,
);

const statisticsOf: StatisticsOfEvent = ({ gameId, sportId, name, inPlay }) => (
  <MatchStatistics gameId={gameId} sportId={sportId} name={name} isInPlay={inPlay} />
);

export function SportsbookScreen() {
  useWayBack('Sportsbook');
  return <SportsbookView search={<EventSearch places={PLACES} />} statistics={statisticsOf} />;
}
