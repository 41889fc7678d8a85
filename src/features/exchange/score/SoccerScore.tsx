import { soccerMinute } from '../../../domain/market/soccerMinute.ts';
import { soccerMarks } from '../../../domain/market/tracker.ts';
import { Timeline } from '../../../ui/score/Timeline.tsx';
import { BallStrip } from './BallStrip.tsx';
import type { ScoreProps } from './ScoreProps.ts';
import './SoccerScore.css';

/** Both sides' goals and cards, the clock, and what has happened. */
export function SoccerScore({ score, teams }: ScoreProps) {
  const [homeCards = 0, awayCards = 0] = score?.redCards ?? [];
  return (
    <>
      <p className="match-header__main soccer-score">
        <RedCards count={homeCards} team={teams[0]} />
        {score?.line ?? 'No score yet'}
        <RedCards count={awayCards} team={teams[1]} />
        <span className="soccer-score__clock">{score?.detail}</span>
      </p>
      <Timeline minute={soccerMinute(score?.detail) ?? 0} marks={soccerMarks(score?.recent)} />
      <BallStrip recent={score?.recent} />
    </>
  );
}

function RedCards({ count, team }: { count: number; team: string }) {
  if (count === 0) return null;
  const text = `${count} red ${count === 1 ? 'card' : 'cards'}, ${team}`;
  return (
    <span className="soccer-score__card" title={text}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {text} </span>
    </span>
  );
}
