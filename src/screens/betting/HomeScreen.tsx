import './HomeScreen.css';
import { useSnapshot } from 'valtio';
import { ListPrice } from '../../features/betslip/ListPrice.tsx';
import { PriceSlot } from '../../features/events/card/PriceSlot.ts';
import { wearRoomy } from '../../features/events/card/wearRoomy.ts';
import { EventSection } from '../../features/events/category/EventSection.tsx';
import { LeagueChips } from '../../features/events/category/LeagueChips.tsx';
import { Announcements } from '../../features/home/Announcements.tsx';
import { BannerSlider } from '../../features/home/BannerSlider.tsx';
import { LoadCode } from '../../features/sportsbook/code/LoadCode.tsx';
import { session } from '../../state/session/session.ts';
import { late } from '../../ui/late/late.tsx';
import { NearView } from '../../ui/list/NearView.tsx';
import { useWayBack } from '../useWayBack.ts';

const OpenBetsSummary = late(() =>
  import('../../features/bets/OpenBetsSummary.tsx').then((module) => module.OpenBetsSummary),
);
const OpenOnHome = late(() => import('./OpenOnHome.tsx').then((module) => module.OpenOnHome));
const FavouriteEvents = late(() =>
  import('../../features/events/favourites/FavouriteEvents.tsx').then(
    (module) => module.FavouriteEvents,
  ),
);
const ContinuePlaying = late(() =>
  import('../../features/home/ContinuePlaying.tsx').then((module) => module.ContinuePlaying),
);
const OfferStrip = late(() =>
  import('../../features/promotions/OfferStrip.tsx').then((module) => module.OfferStrip),
);

wearRoomy();

/** The players' start page: football first, then what is open and what is in play, then messages and offers. The header has the balance. */
export function HomeScreen() {
  const { user } = useSnapshot(session);
  useWayBack('Home');
  return (
    <PriceSlot value={ListPrice}>
      <div className="home">
        <div className="home__head">
          <h1 className="home__title" title={user?.name}>
            Hello, {user?.name.split(' ')[0]}
          </h1>
          <LoadCode />
        </div>
        <LeagueChips />
        <div className="home__events">
          <EventSection category="soccer" title="Popular football" pick="popular" />
        </div>
        <div className="home__bets">
          <OpenBetsSummary />
          <OpenOnHome />
        </div>
        <div className="home__events">
          <EventSection category="inplay" title="In play now" pick="in play" />
        </div>
        <Announcements />
        <BannerSlider />
        <div className="home__events">
          <EventSection category="cricket" title="Cricket, next" pick="next" />
        </div>
        <NearView>
          <div className="home__own">
            <FavouriteEvents />
            <ContinuePlaying />
          </div>
        </NearView>
        <div className="home__events">
          <EventSection category="tennis" title="Tennis, next" pick="next" />
        </div>
        <NearView>
          <OfferStrip />
        </NearView>
      </div>
    </PriceSlot>
  );
}
