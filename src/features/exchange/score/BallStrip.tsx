import { classes } from '../../../ui/classes.ts';
import { BALL_WORDS } from '../../../ui/score/ballWords.ts';
import './BallStrip.css';

interface BallStripProps {
  recent: readonly string[] | undefined;
  /** Cricket: how many of them belong to this over. The others are paler. */
  fresh?: number | undefined;
}

/** The last deliveries or calls. The newest comes first in the list and is shown on the right. */
export function BallStrip({ recent = [], fresh = recent.length }: BallStripProps) {
  return (
    <ol className="ball-strip" aria-label="Most recent first">
      {[...recent].reverse().map((ball, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a delivery has no id but its place
          key={index}
          className={classes('ball-strip__ball', index >= fresh && 'ball-strip__ball--earlier')}
          data-ball={ball}
        >
          {index === fresh && <span className="visually-hidden">The over before: </span>}
          <span aria-hidden={ball in BALL_WORDS}>{ball}</span>
          {BALL_WORDS[ball] && <span className="visually-hidden">{BALL_WORDS[ball]}</span>}
        </li>
      ))}
    </ol>
  );
}
