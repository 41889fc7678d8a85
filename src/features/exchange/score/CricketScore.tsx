import { ballsOfOver } from '../../../domain/market/tracker.ts';
import { BallStrip } from './BallStrip.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import type { ScoreProps } from './ScoreProps.ts';

/** Runs, wickets, overs and rates; the last balls; batters and bowler. */
export function CricketScore({ score }: ScoreProps) {
  return (
    <>
      <ScoreLines score={score} />
      <BallStrip recent={score?.recent} fresh={score && ballsOfOver(score).length} />
      <p className="match-header__line">
        {score?.batters?.map(({ name, runs, balls }) => (
          <span key={name}>
            {name} <b>{runs}</b> ({balls})
          </span>
        ))}
      </p>
      <p className="match-header__line">
        {score?.bowler && (
          <span>
            Bowling: {score.bowler.name} <b>{`${score.bowler.wickets}/${score.bowler.runs}`}</b> (
            {oversOf(score.bowler.balls)})
          </span>
        )}
      </p>
    </>
  );
}

/** Legal balls as overs: 20 are `3.2`. */
function oversOf(balls: number): string {
  const rest = balls % 6;
  return `${Math.floor(balls / 6)}${rest > 0 ? `.${rest}` : ''}`;
}
