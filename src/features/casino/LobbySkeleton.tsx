import './LobbySkeleton.css';
import { Skeletons } from '../../ui/status/Skeletons.tsx';

/** A placeholder for the count and the first rows. */
export function LobbySkeleton() {
  return (
    <div className="lobby-skeleton" aria-hidden="true">
      <Skeletons count={9} className="lobby-skeleton__tile" />
    </div>
  );
}
