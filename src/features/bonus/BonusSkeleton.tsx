import { Loading } from '../../ui/Loading.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';

export function BonusSkeleton() {
  return (
    <Loading label="Loading your bonuses" className="bonuses__list">
      <Skeletons count={2} className="bonuses__skeleton" />
    </Loading>
  );
}
