import { Skeleton } from '../../ui/Skeleton.tsx';
import './StatementSkeleton.css';

export function StatementSkeleton() {
  return (
    <div className="statement-skeleton" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your statement
      </span>
      <Skeleton className="statement-skeleton__summary" />
      <Skeleton className="statement-skeleton__chart" />
      <Skeleton className="statement-skeleton__lines" />
    </div>
  );
}
