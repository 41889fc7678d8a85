import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../../ui/icon/icons.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { shortMoment } from '../cashierWords.ts';
import { RequestBadge } from './RequestBadge.tsx';
import type { ShownDeposit, ShownWithdrawal } from './shown.ts';

interface PendingRequestsProps {
  deposits: readonly ShownDeposit[];
  withdrawals: readonly ShownWithdrawal[];
}

/** Pending deposits and withdrawals. */
export function PendingRequests({ deposits, withdrawals }: PendingRequestsProps) {
  const rows = [
    ...deposits.map((row) => ({
      ...row,
      name: `Deposit: ${row.gatewayName}`,
      to: href(paths.deposit, { gateway: row.gateway }),
    })),
    ...withdrawals.map((row) => ({
      ...row,
      name: `Withdrawal to ${row.destination}`,
      to: paths.withdrawals,
    })),
  ].filter(({ status }) => status === 'pending');
  if (rows.length === 0) return null;
  return (
    <section className="cashier__section">
      <h2>In progress</h2>
      <Card isFlush>
        <ul className="cashier__list">
          {rows.map(({ reference, name, createdAt, amount, status, to }) => (
            <li key={reference}>
              <Link className="pending-request" href={to}>
                <span className="pending-request__text">
                  <b className="pending-request__name">{name}</b>
                  <span className="pending-request__quiet">
                    <Parts of={[reference, shortMoment(createdAt)]} />
                  </span>
                </span>
                <span className="pending-request__amount">
                  <b>
                    <Money kobo={amount} />
                  </b>
                  <RequestBadge status={status} />
                </span>
                <Icon path={chevronRightIcon} isSmall />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
