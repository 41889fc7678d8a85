import { showLadders } from '../../features/events/favourites/favourites.ts';
import { GoneMarket } from '../../features/events/favourites/GoneMarket.tsx';
import { marketStar } from '../../features/events/favourites/MarketStar.tsx';
import { MyMarketsView } from '../../features/events/favourites/MyMarketsView.tsx';
import { PlaceButtons } from '../../features/events/favourites/PlaceButtons.tsx';
import { PinnedMatch } from '../../features/exchange/PinnedMatch.tsx';
import { marketTools } from './marketTools.tsx';

/** A view of `/spmsports/inplay` (see docs/decisions). Its code loads only when it is opened. */
export function MyMarketsScreen() {
  return (
    <MyMarketsView
      match={(gameId, markets, isApart) => (
        <PinnedMatch
          gameId={gameId}
          markets={markets}
          headTools={marketStar}
          tools={marketTools}
          onLadders={showLadders}
          {...(isApart && {
            headSide: (name) =>
              markets[0] && <PlaceButtons marketId={markets[0].marketId} name={name} />,
          })}
          gone={(marketId) => <GoneMarket gameId={gameId} marketId={marketId} />}
        />
      )}
    />
  );
}
