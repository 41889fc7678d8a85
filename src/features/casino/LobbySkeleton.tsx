import './LobbySkeleton.css';
import { Skeleton } from '../../ui/Skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The room of the count and of the first rows, before anything is known. */
export function LobbySkeleton() {
  return (
    <div className="lobby-skeleton" aria-hidden="true">
      {PLACES.map((place) => (
        <Skeleton key={place} className="lobby-skeleton__tile" />
      ))}
    </div>
  );
}
