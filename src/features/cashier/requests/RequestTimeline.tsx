import { moment } from '../cashierWords.ts';
import './RequestTimeline.css';

interface Step {
  readonly at: number;
  readonly text: string;
}

/** The history of a request, oldest first. */
export function RequestTimeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="request-timeline" aria-label="What happened">
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`} className="request-timeline__step">
          {text}
          <time className="request-timeline__time" dateTime={new Date(at).toISOString()}>
            {moment(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
