import './MainSkeleton.css';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** A placeholder for a page whose code or session is loading. */
export function MainSkeleton() {
  return (
    <div className="main-skeleton" aria-busy="true">
      <p className="visually-hidden">Loading</p>
      <Skeleton className="main-skeleton__title" />
      <Skeleton className="main-skeleton__block" />
      <Skeleton className="main-skeleton__block" />
      <Skeleton className="main-skeleton__block" />
    </div>
  );
}
