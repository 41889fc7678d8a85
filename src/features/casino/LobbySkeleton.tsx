import './LobbySkeleton.css';
import { Skeletons } from '../../ui/status/Skeletons.tsx';

/** The room of the count and of the first rows, before anything is known. */
export function LobbySkeleton() {
  return (
    <div className="lobby-skeleton" aria-hidden="true">
      <Skeletons count={6} className="lobby-skeleton__tile" />
    </div>
  );
}
