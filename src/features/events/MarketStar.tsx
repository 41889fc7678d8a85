import './Star.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { favourites, readFavourites, toggleMarket } from '../../state/favourites.ts';
import type { MarketFrame } from '../../state/marketStreamMarket.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { starIcon } from '../../ui/icons.ts';

/** Puts a market among My markets, or takes it away. */
function MarketStar({ frame: { gameId, marketId, name } }: { frame: MarketFrame }) {
  const { markets } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  return (
    <IconButton
      className="star"
      label={`${name} in My markets`}
      icon={starIcon}
      aria-pressed={markets.some((market) => market.marketId === marketId)}
      onClick={() => void toggleMarket({ gameId, marketId })}
    />
  );
}

/** As the tools in the head of a market: the same function between renders. */
export const marketStar = (_: unknown, frame: MarketFrame) => <MarketStar frame={frame} />;
