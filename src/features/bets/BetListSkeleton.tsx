import { Skeleton } from '../../ui/Skeleton.tsx';
import './BetListSkeleton.css';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

export function BetListSkeleton() {
  return (
    <div className="bet-list-skeleton" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your bets
      </span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="bet-list-skeleton__row" />
      ))}
    </div>
  );
}
