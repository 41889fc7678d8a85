import './MyMarketsView.css';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { SportTabs } from '../category/SportTabs.tsx';
import { favourites, readFavourites } from './favourites.ts';

interface MyMarketsViewProps {
  match(gameId: string, marketIds: readonly string[]): ReactNode;
}

/** The starred markets of all matches with their prices. */
export function MyMarketsView({ match }: MyMarketsViewProps) {
  const { markets, isRead } = useSnapshot(favourites);
  useEffect(() => void readFavourites(), []);
  const byGame = new Map<string, string[]>();
  for (const { gameId, marketId } of markets) {
    byGame.set(gameId, [...(byGame.get(gameId) ?? []), marketId]);
  }
  return (
    <>
      <SportTabs current="markets" />
      <div className="my-markets">
        <h1 className="my-markets__title">My markets</h1>
        {isRead && markets.length === 0 && (
          <EmptyState
            picture="star"
            title="No markets here yet"
            text="Open a match and tap the star of a market. The markets you star show here together, with their prices."
          >
            <Link
              className={buttonClass()}
              href={href(paths.sportCategory, { category: 'inplay' })}
            >
              See what is in play
            </Link>
          </EmptyState>
        )}
        {[...byGame].map(([gameId, marketIds]) => (
          <div key={gameId}>{match(gameId, marketIds)}</div>
        ))}
      </div>
    </>
  );
}
