import './ScratchStage.css';
import { timesText } from '../../../domain/casino/game.ts';
import { type ScratchData, scratchPrize } from '../../../domain/casino/mechanics/scratch.ts';
import { classes } from '../../../ui/classes.ts';
import type { StageProps } from './stage.ts';

const CELLS = 9;

/** A card of nine cells. A new one is covered; three alike have a frame and say so. */
export function ScratchStage({
  data,
  play,
  isTurning,
}: Pick<StageProps<ScratchData>, 'data' | 'play' | 'isTurning'>) {
  const cells = isTurning ? undefined : play?.shown;
  const won = cells && scratchPrize(cells);
  return (
    <ul className="scratch" aria-label="Your card">
      {Array.from({ length: CELLS }, (_, cell) => {
        const prize = cells?.[cell];
        const isWon = won !== undefined && prize === won;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
            key={cell}
            className={classes(
              'scratch__cell',
              prize === undefined && 'scratch__cell--covered',
              isWon && 'scratch__cell--won',
            )}
          >
            {prize === undefined ? (
              <span className="visually-hidden">covered</span>
            ) : (
              timesText(data.prizes[prize]?.times ?? 0)
            )}
            {isWon && <span className="scratch__mark">✓ alike</span>}
          </li>
        );
      })}
    </ul>
  );
}
