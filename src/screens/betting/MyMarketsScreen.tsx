import { GoneMarket } from '../../features/events/favourites/GoneMarket.tsx';
import { marketStar } from '../../features/events/favourites/MarketStar.tsx';
import { MyMarketsView } from '../../features/events/favourites/MyMarketsView.tsx';
import { PinnedMatch } from '../../features/exchange/PinnedMatch.tsx';

/** A view of `/spmsports/inplay` (see docs/decisions). Its code loads only when it is opened. */
export function MyMarketsScreen() {
  return (
    <MyMarketsView
      match={(gameId, marketIds) => (
        <PinnedMatch
          gameId={gameId}
          marketIds={marketIds}
          headTools={marketStar}
          gone={(marketId) => <GoneMarket gameId={gameId} marketId={marketId} />}
        />
      )}
    />
  );
}
