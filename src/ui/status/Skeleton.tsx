import { classes } from '../classes.ts';
import './Skeleton.css';

/** A placeholder for something loading; give it its real size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('skeleton', className)} aria-hidden="true" />;
}
