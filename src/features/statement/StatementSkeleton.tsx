import { Loading } from '../../ui/status/Loading.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import './StatementSkeleton.css';

export function StatementSkeleton() {
  return (
    <Loading label="Loading your statement" className="statement-skeleton">
      <Skeleton className="statement-skeleton__summary" />
      <Skeleton className="statement-skeleton__chart" />
      <Skeleton className="statement-skeleton__lines" />
    </Loading>
  );
}
