import { classes } from '../../../ui/classes.ts';
import { moment } from '../cashierWords.ts';
import './RequestTimeline.css';

interface Step {
  readonly at: number;
  readonly text: string;
}

interface RequestTimelineProps {
  steps: readonly Step[];
  /** What is still to come, in words that say so. */
  coming?: readonly string[];
}

/** The history of a request, oldest first, and what is still to come of it. */
export function RequestTimeline({ steps, coming = [] }: RequestTimelineProps) {
  return (
    <ol className="request-timeline" aria-label="What happened">
      {steps.map(({ at, text }, index) => (
        <li
          key={`${at} ${text}`}
          className={classes(
            'request-timeline__step',
            index === steps.length - 1 && 'request-timeline__step--now',
          )}
        >
          {text}
          <time className="request-timeline__time" dateTime={new Date(at).toISOString()}>
            {moment(at)}
          </time>
        </li>
      ))}
      {coming.map((text) => (
        <li key={text} className="request-timeline__step request-timeline__step--coming">
          {text}
        </li>
      ))}
    </ol>
  );
}
