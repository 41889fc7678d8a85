import type { ReactNode } from 'react';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { Age } from '../../../ui/list/Age.tsx';

interface MarketFactsProps {
  game: LiveGame;
  /** There is room for the age of old prices alone. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A market's facts. When betting is off the reason replaces them, so that no price moves. */
export function MarketFacts({ game, isNarrow = false, children }: MarketFactsProps) {
  const { freshness } = useGameStatus(game);
  if (freshness === 'old' && game.heardAt > 0) {
    return (
      <p className="market__facts market__facts--old">
        <span className={isNarrow ? 'visually-hidden' : undefined}>
          Betting is off: these prices are old,{' '}
        </span>
        <Age at={game.heardAt} isInWords />
      </p>
    );
  }
  return <p className="market__facts">{children}</p>;
}
