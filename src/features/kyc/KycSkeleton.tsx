import './KycSkeleton.css';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function KycSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading where your check stands
      </span>
      <Skeleton className="kyc-skeleton__status" />
      <Skeleton className="kyc-skeleton__form" />
    </div>
  );
}
