import { Skeleton } from './Skeleton.tsx';

interface SkeletonsProps {
  count: number;
  className: string;
}

/** Placeholders for several rows. */
export function Skeletons({ count, className }: SkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    <Skeleton key={String(place)} className={className} />
  ));
}
