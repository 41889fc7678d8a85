import './MainSkeleton.css';
import { useWholeScreen } from '../../ui/dock/useWholeScreen.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

interface MainSkeletonProps {
  /** The page will take a phone's whole screen. */
  isWhole?: boolean | undefined;
}

/** A placeholder for a page whose code or session is loading. */
export function MainSkeleton({ isWhole = false }: MainSkeletonProps) {
  useWholeScreen(isWhole);
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
