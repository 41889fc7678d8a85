import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import './AgeChip.css';

/** The age of the prices, in words as well as in colour. */
export function AgeChip({ game }: { game: LiveGame }) {
  const { freshness, seconds } = useGameStatus(game);
  return (
    <span className={`age-chip age-chip--${freshness}`}>
      {freshness === 'live' && 'Live'}
      {freshness === 'ageing' && `${seconds} s old`}
      {freshness === 'old' && (game.heardAt > 0 ? 'Old' : 'No prices yet')}
    </span>
  );
}
