import './MatchResults.css';
import type { JackpotMatch } from '../../contract/betting/jackpot.ts';
import type { Picks } from '../../domain/jackpot/jackpotLines.ts';
import { lagosClock } from '../../domain/time/lagosTime.ts';
import { SIGNS, signsOf } from './jackpotWords.ts';

interface MatchResultsProps {
  matches: readonly JackpotMatch[];
  /** A ticket's picks, where it is about one. */
  picks?: Picks;
}

/** The matches of a coupon with score and result, and what a ticket has picked. */
export function MatchResults({ matches, picks }: MatchResultsProps) {
  return (
    <table className="match-results">
      <thead>
        <tr>
          <th scope="col">Match</th>
          <th scope="col">Score</th>
          <th scope="col">Result</th>
          {picks && <th scope="col">Picked</th>}
        </tr>
      </thead>
      <tbody>
        {matches.map(({ gameId, home, away, startsAt, score, result }, index) => {
          const picked = picks?.[index] ?? [];
          const isRight = result && (result === 'void' || picked.includes(result));
          return (
            <tr key={gameId}>
              <th scope="row" translate="no">
                {home} v {away}
              </th>
              <td translate="no">{score || (result ? '–' : lagosClock(startsAt))}</td>
              <td>{result === 'void' ? 'Called off' : result ? SIGNS[result] : '…'}</td>
              {picks && (
                <td>
                  {signsOf(picked)}
                  {result && (
                    <span className={isRight ? 'match-results__right' : 'match-results__wrong'}>
                      {isRight ? ' ✓' : ' ✗'}
                      <span className="visually-hidden">{isRight ? ' right' : ' wrong'}</span>
                    </span>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
