import { classes } from './classes.ts';
import './Skeleton.css';

/** Holds the place of what is loading; the class gives it the true size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('skeleton', className)} aria-hidden="true" />;
}

interface SkeletonsProps {
  count: number;
  className: string;
}

/** The places of so many rows. */
export function Skeletons({ count, className }: SkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    <Skeleton key={String(place)} className={className} />
  ));
}
