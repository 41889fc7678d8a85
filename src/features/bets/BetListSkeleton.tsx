import { Loading } from '../../ui/status/Loading.tsx';
import { Skeletons } from '../../ui/status/Skeletons.tsx';
import './BetListSkeleton.css';

export function BetListSkeleton() {
  return (
    <Loading label="Loading your bets" className="bet-list-skeleton">
      <Skeletons count={5} className="bet-list-skeleton__row" />
    </Loading>
  );
}
