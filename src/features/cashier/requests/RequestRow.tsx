import { type ReactNode, useState } from 'react';
import type { RequestStatus } from '../../../contract/cashier/request.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronDownIcon } from '../../../ui/icon/icons.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { shortMoment } from '../cashierWords.ts';
import { RequestBadge } from './RequestBadge.tsx';
import './RequestRow.css';
import { Parts } from '../../../ui/layout/Parts.tsx';

interface RequestRowProps {
  name: string;
  detail: string;
  request: {
    amount: number;
    status: RequestStatus;
    createdAt: number;
    reason?: string | undefined;
  };
  /** Where its money is, if it is not where one would look. */
  note?: string | undefined;
  /** Unfolds on tap. */
  children: ReactNode;
}

/** A deposit or withdrawal in short; a tap unfolds its details. */
export function RequestRow({ name, detail, request, note, children }: RequestRowProps) {
  const { amount, status, createdAt, reason } = request;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="request-row">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="request-row__summary">
          <span className="request-row__text">
            <b className="request-row__name">{name}</b>
            <span className="request-row__quiet">
              <Parts
                of={[
                  detail,
                  <span key="when" className="request-row__moment">
                    {shortMoment(createdAt)}
                  </span>,
                ]}
              />
            </span>
          </span>
          <span className="request-row__amount">
            <b>
              <Money kobo={amount} />
            </b>
            <RequestBadge status={status} />
          </span>
          <Icon path={chevronDownIcon} isSmall />
          {reason && status !== 'approved' && (
            <span className="request-row__quiet request-row__reason">{reason}</span>
          )}
          {note && <b className="request-row__quiet request-row__reason">{note}</b>}
        </summary>
        {isOpen && <div className="request-row__body">{children}</div>}
      </details>
    </li>
  );
}
