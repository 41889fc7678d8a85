import type { ReactNode } from 'react';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { Age } from '../../../ui/list/Age.tsx';

/** The facts of a market; in their place, so that no price moves, the reason why betting is off. */
export function MarketFacts({ game, children }: { game: LiveGame; children: ReactNode }) {
  const { freshness } = useGameStatus(game);
  if (freshness === 'old' && game.heardAt > 0) {
    return (
      <p className="market__facts market__facts--old">
        Betting is off: these prices are old, <Age at={game.heardAt} />
      </p>
    );
  }
  return <p className="market__facts">{children}</p>;
}
