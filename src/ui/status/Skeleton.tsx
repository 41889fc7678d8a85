import { classes } from '../classes.ts';
import './Skeleton.css';

/** Holds the place of what is loading; the class gives it the true size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('skeleton', className)} aria-hidden="true" />;
}
