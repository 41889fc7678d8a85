import './KycSkeleton.css';
import { Loading } from '../../ui/status/Loading.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

export function KycSkeleton() {
  return (
    <Loading label="Loading your verification status">
      <Skeleton className="kyc-skeleton__status" />
      <Skeleton className="kyc-skeleton__form" />
    </Loading>
  );
}
