import type { PlayedMatch } from '../../contract/betting/statistics.ts';
import { lagosDay } from '../../domain/time/lagosTime.ts';
import { classes } from '../../ui/classes.ts';
import './Results.css';
import { Parts } from '../../ui/layout/Parts.tsx';

interface ResultsProps {
  played: readonly PlayedMatch[];
  /** The side whose results they are: its name stands out. */
  of?: string;
}

/** Matches that are over, each with its score between its sides. */
export function Results({ played, of }: ResultsProps) {
  return (
    <ul className="results">
      {played.map(({ startsAt, competition, home, away, score, note }) => (
        <li key={startsAt} className="results__match">
          <span className="results__when">
            <Parts of={[lagosDay(startsAt), competition]} />
          </span>
          <span className={classes('results__side', home === of && 'results__side--own')}>
            {home}
          </span>{' '}
          <b className="results__score" translate="no">
            {score}
          </b>{' '}
          <span
            className={classes(
              'results__side results__side--away',
              away === of && 'results__side--own',
            )}
          >
            {away}
          </span>
          {note && <span className="results__note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
