import type { ReactNode } from 'react';
import './Reel.css';

interface ReelProps {
  place: number;
  isTurning: boolean;
  isLanding: boolean;
  /** What runs past before the result; drawn only while it does. */
  passing(): ReactNode;
  children: ReactNode;
}

/** One reel: it runs until the answer comes, then stops on its cells, the left one first. */
export function Reel({ place, isTurning, isLanding, passing, children }: ReelProps) {
  const moves = isTurning || isLanding;
  return (
    <div className="reel">
      <div
        className="reel__strip"
        data-moves={isLanding ? 'lands' : isTurning ? 'runs' : undefined}
        style={isLanding ? { animationDuration: `${480 + 120 * place}ms` } : undefined}
      >
        {children}
        {moves && (
          <div className="reel__passing" aria-hidden="true">
            {passing()}
          </div>
        )}
      </div>
    </div>
  );
}
