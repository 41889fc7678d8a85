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
  /** Of what, in the plural: `deposits`. */
  name: string;
  list: ComponentProps<typeof ListAge>['list'];
  /** Missing until something of it is known on this device. */
  rows: readonly Row[] | undefined;
  /** On the server. */
  total: number;
  onRetry(): void;
  onLoadOlder(): Promise<void>;
  children(row: Row): ReactNode;
  /** What stands below the list. */
  after: ReactNode;
}

/** Every deposit or withdrawal of the player, by state, with what has happened to it. */
export function RequestList<Row extends { status: RequestStatus }>(props: RequestListProps<Row>) {
  const { name, list, rows, total, onRetry, onLoadOlder, children, after } = props;
  const [status, setStatus] = useState<RequestStatus>();
  if (!rows) {
    if (list.status !== 'failed') return <CashierSkeleton label={`Loading your ${name}`} />;
    return (
      <ErrorState
        title={`Your ${name} could not be loaded`}
        text="None are saved on this phone yet. They stand with us all the same."
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
          text="Each one stands here with its reference, its state and what has happened to it."
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
