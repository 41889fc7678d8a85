import { Loading } from '../../../ui/status/Loading.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { Skeletons } from '../../../ui/status/Skeletons.tsx';
import './MatchSkeleton.css';

/** A placeholder for the header and the match odds, in their final height. */
export function MatchSkeleton() {
  return (
    <Loading label="Loading the match" className="match">
      <Skeleton className="match-skeleton__header" />
      <div className="market">
        <Skeleton className="match-skeleton__head" />
        <Skeletons count={3} className="match-skeleton__row" />
      </div>
    </Loading>
  );
}
