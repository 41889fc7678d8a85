import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import './StageColumns.css';

interface StageColumnsProps {
  /** There is no room for two columns, however wide the window. */
  isNarrow?: boolean;
  /** What is being played, with its prices. */
  children: ReactNode;
  /** The bet in the making, and what was played before. */
  side: ReactNode;
}

/** One below the other on a phone; where there is room the bet stands beside the prices, and moves none of them. */
export function StageColumns({ children, side, isNarrow }: StageColumnsProps) {
  return (
    <div className={classes('stage-columns', isNarrow && 'stage-columns--narrow')}>
      <div className="stage-columns__main">{children}</div>
      <div className="stage-columns__side">{side}</div>
    </div>
  );
}
