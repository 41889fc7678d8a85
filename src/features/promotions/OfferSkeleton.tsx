import { Skeleton } from '../../ui/status/Skeleton.tsx';
import './OfferSkeleton.css';

/** A bonus's card that is still to come: its title, its amount, its terms and a button. */
export function OfferSkeleton() {
  return (
    <div className="offer-skeleton" aria-hidden="true">
      <Skeleton className="offer-skeleton__title" />
      <Skeleton className="offer-skeleton__amount" />
      <Skeleton />
      <Skeleton className="offer-skeleton__button" />
    </div>
  );
}
