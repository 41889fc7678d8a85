import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Card.css';

/** A raised surface; `isFlush` removes its padding. */
export function Card({ isFlush, children }: { isFlush?: boolean; children: ReactNode }) {
  return <div className={classes('card', !isFlush && 'card--padded')}>{children}</div>;
}
