import './MyMarketsView.css';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { classes } from '../../../ui/classes.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { SportTabs } from '../category/SportTabs.tsx';
import { favourites, type PinnedMarket, readFavourites } from './favourites.ts';

interface MyMarketsViewProps {
  /** Markets of one match, together, or one that stands apart. */
  match(gameId: string, markets: readonly PinnedMarket[], isApart: boolean): ReactNode;
}

type Group = readonly [PinnedMarket, ...PinnedMarket[]];

const apart = (markets: readonly PinnedMarket[]): Group[] => markets.map((market) => [market]);

function byMatch(markets: readonly PinnedMarket[]): Group[] {
  const groups = new Map<string, Group>();
  for (const market of markets) {
    const group = groups.get(market.gameId);
    groups.set(market.gameId, group ? [...group, market] : [market]);
  }
  return [...groups.values()];
}

/** The starred markets of all matches with their prices: beside each other where there is room, else by match. */
export function MyMarketsView({ match }: MyMarketsViewProps) {
  const { markets, isRead } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  const isWide = useMedia(from(WINDOW.wide));
  return (
    <>
      <SportTabs current="markets" />
      <div className="my-markets">
        <h1 className="my-markets__title">My markets</h1>
        {isRead && markets.length === 0 && (
          <EmptyState
            picture="star"
            title="No markets here yet"
            text="Open a match and press the star of a market. The markets you star show here together, with their prices or, in a wide window, their ladders."
          >
            <Link
              className={buttonClass()}
              href={href(paths.sportCategory, { category: 'inplay' })}
            >
              See what is in play
            </Link>
          </EmptyState>
        )}
        <div className="my-markets__list">
          {(isWide ? apart(markets) : byMatch(markets)).map(([first, ...others]) => (
            <div
              key={isWide ? first.marketId : first.gameId}
              className={classes(isWide && first.hasLadders && 'my-markets__ladders')}
            >
              {match(first.gameId, [first, ...others], isWide)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
