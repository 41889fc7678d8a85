import { EventSearch } from '../../features/events/search/EventSearch.tsx';
import type { StatisticsOfEvent } from '../../features/sportsbook/CouponMarkets.tsx';
import { SportsbookView } from '../../features/sportsbook/SportsbookView.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { useWayBack } from '../useWayBack.ts';
import { SPORTSBOOK_PLACES } from './sportsbookPlaces.ts';

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
  return (
    <SportsbookView search={<EventSearch places={SPORTSBOOK_PLACES} />} statistics={statisticsOf} />
  );
}
