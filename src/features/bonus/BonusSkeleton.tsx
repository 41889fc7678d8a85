import { Skeleton } from '../../ui/Skeleton.tsx';

export function BonusSkeleton() {
  return (
    <div className="bonuses__list" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your bonuses
      </span>
      <Skeleton className="bonuses__skeleton" />
      <Skeleton className="bonuses__skeleton" />
    </div>
  );
}
