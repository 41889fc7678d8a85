import './Star.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { starIcon } from '../../../ui/icon/icons.ts';
import { favourites, readFavourites, toggleMarket } from './favourites.ts';

/** Adds a market to My markets or removes it. */
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

/** The star as a slot for the head of a market: always the same function. */
export const marketStar = (_: unknown, frame: MarketFrame) => <MarketStar frame={frame} />;
