import { BallStrip } from './BallStrip.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import type { ScoreProps } from './ScoreProps.ts';
import './TennisScore.css';

/** Games by set, the points of the current game, and who serves. */
export function TennisScore({ score, teams }: ScoreProps) {
  const { sets, points, serving } = score ?? {};
  if (!sets || !points) return <ScoreLines score={score} />;
  return (
    <>
      <table className="tennis-score">
        <caption className="visually-hidden">Score: {score?.detail}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Player</th>
            {sets.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
              <th key={index} scope="col">
                Set {index + 1}
              </th>
            ))}
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team, side) => (
            <tr key={team}>
              <th scope="row" className="tennis-score__player" title={team}>
                {team}
                {serving === (side === 0 ? 'home' : 'away') && (
                  <>
                    <span className="tennis-score__serve" aria-hidden="true" />
                    <span className="visually-hidden">, serving</span>
                  </>
                )}
              </th>
              {sets.map((set, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
                <td key={index} className="tennis-score__set">
                  {set[side]}
                </td>
              ))}
              <td className="tennis-score__points">{points[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <BallStrip recent={score?.recent} />
    </>
  );
}
