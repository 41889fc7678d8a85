import { Loading } from '../../ui/status/Loading.tsx';
import { Skeletons } from '../../ui/status/Skeletons.tsx';

export function BonusSkeleton() {
  return (
    <Loading label="Loading your bonuses" className="bonuses__list">
      <Skeletons count={2} className="bonuses__skeleton" />
    </Loading>
  );
}
