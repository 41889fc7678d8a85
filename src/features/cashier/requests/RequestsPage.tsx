import { type ComponentProps, type ReactNode, useState } from 'react';
import type { RequestStatus } from '../../../contract/cashier/request.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { OlderRequests } from './OlderRequests.tsx';
import { StatusFilter } from './StatusFilter.tsx';

interface RequestListProps<Row> {
  /** What the list holds, in the plural: `deposits`. */
  name: string;
  list: ComponentProps<typeof ListAge>['list'];
  /** Undefined until this device knows something of the list. */
  rows: readonly Row[] | undefined;
  /** How many there are on the server. */
  total: number;
  onRetry(): void;
  onLoadOlder(): Promise<void>;
  children(row: Row): ReactNode;
  /** Shown below the list. */
  after: ReactNode;
}

/** All the player's deposits or withdrawals by state, each with its history. */
export function RequestList<Row extends { status: RequestStatus }>(props: RequestListProps<Row>) {
  const { name, list, rows, total, onRetry, onLoadOlder, children, after } = props;
  const [status, setStatus] = useState<RequestStatus>();
  if (!rows) {
    if (list.status !== 'failed') return <CashierSkeleton label={`Loading your ${name}`} />;
    return (
      <ErrorState
        title={`Your ${name} could not be loaded`}
        text="None are saved on this phone yet. We still have them."
        onRetry={onRetry}
      />
    );
  }
  const shown = rows.filter((row) => !status || row.status === status);
  return (
    <>
      <StatusFilter selected={status} onSelect={setStatus} />
      <ListAge list={list} onRetry={onRetry} />
      {shown.length === 0 ? (
        <EmptyState
          title={status ? `No ${status} ${name}` : `No ${name} yet`}
          text="Each one will appear here with its reference and status."
        />
      ) : (
        <Card isFlush>
          <ul className="cashier__list">{shown.map(children)}</ul>
        </Card>
      )}
      <OlderRequests shown={rows.length} total={total} onLoad={onLoadOlder} />
      {after}
    </>
  );
}
