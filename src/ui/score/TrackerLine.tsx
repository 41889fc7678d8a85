import { Fragment } from 'react';
import { trackerOf } from '../../domain/market/tracker.ts';
import { BALL_WORDS } from './ballWords.ts';
import { Timeline } from './Timeline.tsx';
import './TrackerLine.css';

interface TrackerLineProps {
  sportId: Parameters<typeof trackerOf>[0];
  score: Parameters<typeof trackerOf>[1];
}

const SEPARATOR = ' · ';

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
      {text !== '' &&
        text.split(SEPARATOR).map((part, place) => (
          <span key={part} className="tracker__text" title={text}>
            {place > 0 && SEPARATOR}
            {part}
          </span>
        ))}
    </p>
  );
}
