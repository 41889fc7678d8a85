import type { RequestStatus } from '../../src/contract/cashier/request.ts';
import { isInRange } from '../../src/domain/time/dayRange.ts';

interface RequestFilter {
  status?: RequestStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  clientKey?: string | undefined;
}

/** Whether a deposit or a withdrawal is among those that a list was asked for. */
export function isAskedRequest(
  row: { status: RequestStatus; createdAt: number; clientKey: string | null },
  { status, from, to, clientKey }: RequestFilter,
): boolean {
  return (
    (!status || row.status === status) &&
    (!clientKey || row.clientKey === clientKey) &&
    isInRange(row.createdAt, { from, to })
  );
}
