import { type ComponentProps, type ReactNode, useState } from 'react';
import type { RequestStatus } from '../../../contract/cashier/request.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { ShownRows } from '../../../ui/list/ShownRows.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { OlderRequests } from './OlderRequests.tsx';
import { RequestRow } from './RequestRow.tsx';
import { RequestTimeline } from './RequestTimeline.tsx';
import { StatusFilter } from './StatusFilter.tsx';

type Request = ComponentProps<typeof RequestRow>['request'] & {
  reference: string;
  timeline: ComponentProps<typeof RequestTimeline>['steps'];
};

interface RequestsPageProps<Row> {
  /** What the list holds, in the plural: `deposits`. */
  name: string;
  link: ComponentProps<typeof CashierPage>['link'];
  list: ComponentProps<typeof ListAge>['list'] & {
    /** `total`: how many there are on the server. */
    data: { total: number } | undefined;
  };
  /** Undefined until this device knows something of the list. */
  rows: readonly Row[] | undefined;
  onRetry(): void;
  onLoadOlder(): Promise<void>;
  /** What a row says besides its history; `tool` stands below that. */
  row(request: Row): {
    name: string;
    note?: string | undefined;
    /** What is still to come of it. */
    coming: readonly string[];
    facts: ReactNode;
    tool: ReactNode;
  };
  /** Shown below the list. */
  after: ReactNode;
}

/** All the player's deposits or withdrawals by state, each with its history. */
export function RequestsPage<Row extends Request>(props: RequestsPageProps<Row>) {
  const { name, link, rows, ...rest } = props;
  return (
    <CashierPage title={`Your ${name}`} link={link}>
      {rows ? <Requests {...rest} name={name} rows={rows} /> : <NoRequests {...props} />}
    </CashierPage>
  );
}

type NoRequestsProps = Pick<RequestsPageProps<never>, 'name' | 'list' | 'onRetry'>;

function NoRequests({ name, list, onRetry }: NoRequestsProps) {
  if (list.status !== 'failed') return <CashierSkeleton label={`Loading your ${name}`} />;
  return (
    <ErrorState
      title={`Your ${name} could not be loaded`}
      text="None are saved on this phone yet. We still have them."
      onRetry={onRetry}
    />
  );
}

type RequestsProps<Row> = Omit<RequestsPageProps<Row>, 'link' | 'rows'> & { rows: readonly Row[] };

function Requests<Row extends Request>(props: RequestsProps<Row>) {
  const { name, list, rows, onRetry, onLoadOlder, row, after } = props;
  const [status, setStatus] = useState<RequestStatus>();
  const older = (
    <OlderRequests shown={rows.length} total={list.data?.total ?? 0} onLoad={onLoadOlder} />
  );
  const shown = rows.filter((request) => !status || request.status === status);
  return (
    <>
      <StatusFilter selected={status} onSelect={setStatus} />
      <ListAge list={list} onRetry={onRetry} />
      {shown.length === 0 && (
        <EmptyState
          picture="wallet"
          title={status ? `No ${status} ${name}` : `No ${name} yet`}
          text="Each one will appear here with its reference and status."
        />
      )}
      <ShownRows key={status} rows={shown} end={older}>
        {(drawn) =>
          drawn.length > 0 && (
            <Card isFlush>
              <ul className="cashier__list">
                {drawn.map((request) => {
                  const { reference, timeline } = request;
                  const { name: to, note, coming, facts, tool } = row(request);
                  return (
                    <RequestRow
                      key={reference}
                      name={to}
                      detail={reference}
                      request={request}
                      note={note}
                    >
                      <RequestTimeline steps={timeline} coming={coming} />
                      {facts}
                      {tool}
                    </RequestRow>
                  );
                })}
              </ul>
            </Card>
          )
        }
      </ShownRows>
      {after}
    </>
  );
}
