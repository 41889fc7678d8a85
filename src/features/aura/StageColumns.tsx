import type { ReactNode } from 'react';
import './StageColumns.css';

interface StageColumnsProps {
  /** What is being played, with its prices. */
  children: ReactNode;
  /** The bet in the making, and what was played before. */
  side: ReactNode;
}

/** One below the other on a phone; where there is room the bet stands beside the prices, and moves none of them. */
export function StageColumns({ children, side }: StageColumnsProps) {
  return (
    <div className="stage-columns">
      <div className="stage-columns__main">{children}</div>
      <div className="stage-columns__side">{side}</div>
    </div>
  );
}
