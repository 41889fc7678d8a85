import { FULL_TIME, soccerMinute } from '../../../domain/market/soccerMinute.ts';
import type { ScoreProps } from './ScoreProps.ts';
import './SoccerTimeline.css';

/** How far the match is, with its goals and red cards. The list beside it says the same in words. */
export function SoccerTimeline({ score }: Pick<ScoreProps, 'score'>) {
  const minute = soccerMinute(score?.detail) ?? 0;
  const marks = (score?.recent ?? []).flatMap((text) => {
    const at = soccerMinute(text);
    const what = text.includes('Goal,') ? 'goal' : text.includes('Red card') ? 'card' : undefined;
    return at !== undefined && what ? [{ at, what, text }] : [];
  });
  return (
    <svg
      className="soccer-timeline"
      viewBox={`0 0 ${FULL_TIME} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="soccer-timeline__whole" d={`M0 2H${FULL_TIME}`} />
      <path className="soccer-timeline__played" d={`M0 2H${minute}`} />
      <path className="soccer-timeline__half" d={`M${FULL_TIME / 2} 0V4`} />
      {marks.map(({ at, what, text }) => (
        <path
          key={text}
          className={`soccer-timeline__mark soccer-timeline__mark--${what}`}
          d={`M${at} 0V4`}
        />
      ))}
    </svg>
  );
}
