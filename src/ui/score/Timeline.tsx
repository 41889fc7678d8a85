import { FULL_TIME } from '../../domain/market/soccerMinute.ts';
import type { Tracker } from '../../domain/market/tracker.ts';
import './Timeline.css';

/** How far a soccer match is, with its goals and red cards. What stands beside it says the same in words. */
export function Timeline({ minute, marks }: NonNullable<Tracker['timeline']>) {
  return (
    <svg
      className="timeline"
      viewBox={`0 0 ${FULL_TIME} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="timeline__whole" d={`M0 2H${FULL_TIME}`} />
      <path className="timeline__played" d={`M0 2H${minute}`} />
      <path className="timeline__half" d={`M${FULL_TIME / 2} 0V4`} />
      {marks.map(({ at, what, text }) => (
        <path key={text} className={`timeline__mark timeline__mark--${what}`} d={`M${at} 0V4`} />
      ))}
    </svg>
  );
}
