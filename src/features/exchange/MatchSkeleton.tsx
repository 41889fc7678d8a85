import { Skeleton } from '../../ui/Skeleton.tsx';
import './MatchSkeleton.css';

const ROWS = ['one', 'two', 'three'];

/** A header and the match odds, as high as they will be. */
export function MatchSkeleton() {
  return (
    <div className="match" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the match
      </span>
      <Skeleton className="match-skeleton__header" />
      <div className="market">
        <Skeleton className="match-skeleton__head" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="match-skeleton__row" />
        ))}
      </div>
    </div>
  );
}
