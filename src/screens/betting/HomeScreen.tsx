import './HomeScreen.css';
import { useSnapshot } from 'valtio';
import { ListPrice } from '../../features/betslip/ListPrice.tsx';
import { PriceSlot } from '../../features/events/card/PriceSlot.ts';
import { wearRoomy } from '../../features/events/card/wearRoomy.ts';
import { EventSection } from '../../features/events/category/EventSection.tsx';
import { Announcements } from '../../features/home/Announcements.tsx';
import { BannerSlider } from '../../features/home/BannerSlider.tsx';
import { BalanceBar } from '../../features/wallet/BalanceBar.tsx';
import { session } from '../../state/session/session.ts';
import { late } from '../../ui/late/late.tsx';
import { NearView } from '../../ui/list/NearView.tsx';
import { useWayBack } from '../useWayBack.ts';

const OpenBetsSummary = late(() =>
  import('../../features/bets/OpenBetsSummary.tsx').then((module) => module.OpenBetsSummary),
);
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

/** The players' start page: money, open bets and what is in play come first, then messages and offers. */
export function HomeScreen() {
  const { user } = useSnapshot(session);
  useWayBack('Home');
  return (
    <PriceSlot value={ListPrice}>
      <div className="home">
        <h1 className="home__title" title={user?.name}>
          Hello, {user?.name}
        </h1>
        <div className="home__money">
          <BalanceBar />
          <div className="home__bets">
            <OpenBetsSummary />
          </div>
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
          <EventSection category="soccer" title="Soccer, next" pick="next" />
          <EventSection category="tennis" title="Tennis, next" pick="next" />
        </div>
        <NearView>
          <OfferStrip />
        </NearView>
      </div>
    </PriceSlot>
  );
}
