import { Loading } from '../../ui/status/Loading.tsx';
import { Skeletons } from '../../ui/status/Skeletons.tsx';

/** A placeholder for a cashier list. */
export function CashierSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="cashier__section">
      <Skeletons count={4} className="cashier__skeleton" />
    </Loading>
  );
}
