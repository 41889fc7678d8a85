import { Skeleton } from '../../../ui/status/Skeleton.tsx';

/** What is in the draw while it is still to come: its moment, its tickets by day, and a button. */
export function DrawSkeleton() {
  return (
    <div className="draw-card__wait" aria-hidden="true">
      <Skeleton className="draw-card__wait-when" />
      <Skeleton />
      <Skeleton className="draw-card__wait-days" />
      <Skeleton className="draw-card__wait-button" />
    </div>
  );
}
