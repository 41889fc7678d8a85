import type { RequestStatus } from '../../../contract/cashier/request.ts';
import { Badge } from '../../../ui/status/Badge.tsx';
import { STATUSES } from '../cashierWords.ts';

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { text, kind } = STATUSES[status];
  return <Badge {...(kind && { kind })}>{text}</Badge>;
}
