import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { useGameStatus } from '../../../state/live/marketStreamHooks.ts';
import { Age } from '../../../ui/list/Age.tsx';
import './AgeChip.css';

interface AgeChipProps {
  game: LiveGame;
  /** Nothing else in the market says how old its prices are. */
  isAlone?: boolean;
}

/** The age of the prices, in words as well as in colour. */
export function AgeChip({ game, isAlone }: AgeChipProps) {
  const { freshness, seconds } = useGameStatus(game);
  return (
    <span className={`age-chip age-chip--${freshness}`}>
      {freshness === 'live' && 'Live'}
      {freshness === 'ageing' && `${seconds} s old`}
      {freshness === 'old' && (game.heardAt > 0 ? 'Old' : 'No prices yet')}
      {isAlone && freshness === 'old' && game.heardAt > 0 && (
        <>
          , <Age at={game.heardAt} isInWords />
        </>
      )}
    </span>
  );
}
