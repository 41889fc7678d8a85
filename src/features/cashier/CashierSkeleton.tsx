import { Skeleton } from '../../ui/Skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four'];

/** Holds the place of a list of the cashier. */
export function CashierSkeleton({ label }: { label: string }) {
  return (
    <div className="cashier__section" aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="cashier__skeleton" />
      ))}
    </div>
  );
}
