import { Fragment } from 'react';
import { isOvers } from '../../domain/market/scoreText.ts';
import { trackerOf } from '../../domain/market/tracker.ts';
import { classes } from '../classes.ts';
import { BALL_WORDS } from './ballWords.ts';
import { Timeline } from './Timeline.tsx';
import './TrackerLine.css';

interface TrackerLineProps {
  sportId: Parameters<typeof trackerOf>[0];
  score: Parameters<typeof trackerOf>[1];
}

const SEPARATOR = ' · ';

/** Each with the separator before it; overs that come first have the one behind them, and may be left out with it. */
const Parts = ({ of: text }: { of: string }) =>
  text.split(SEPARATOR).map((part, place, parts) => {
    const leads = place === 0 && isOvers(part) && parts.length > 1;
    const follows = place > 1 || (place === 1 && !isOvers(parts[0] ?? ''));
    return (
      <span
        key={part}
        className={classes('tracker__text', isOvers(part) && 'tracker__overs')}
        title={text}
      >
        {follows && SEPARATOR}
        {part}
        {leads && SEPARATOR}
      </span>
    );
  });

/** One line below a match in play: its clock, its over or its server, and what happened last. */
export function TrackerLine({ sportId, score }: TrackerLineProps) {
  const { timeline, balls = [], isServing, text } = trackerOf(sportId, score);
  return (
    <p className="tracker">
      {timeline && <Timeline {...timeline} />}
      {isServing && <span className="tracker__serve" aria-hidden="true" />}
      {balls.length > 0 && (
        <span className="tracker__balls">
          <span className="visually-hidden">This over: </span>
          {balls.map((ball, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a delivery has no id but its place
            <Fragment key={index}>
              <span className="tracker__ball" data-ball={ball} aria-hidden="true">
                {ball}
              </span>
              <span className="visually-hidden">{BALL_WORDS[ball] ?? ball}, </span>
            </Fragment>
          ))}
        </span>
      )}
      {text !== '' && <Parts of={text} />}
    </p>
  );
}
