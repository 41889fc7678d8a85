import type { ReactNode } from 'react';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { Age } from '../../../ui/list/Age.tsx';

/** A market's facts. When betting is off the reason replaces them, so that no price moves. */
export function MarketFacts({ game, children }: { game: LiveGame; children: ReactNode }) {
  const { freshness } = useGameStatus(game);
  if (freshness === 'old' && game.heardAt > 0) {
    return (
      <p className="market__facts market__facts--old">
        Betting is off: these prices are old, <Age at={game.heardAt} isInWords />
      </p>
    );
  }
  return <p className="market__facts">{children}</p>;
}
