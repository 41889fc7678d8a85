import { Link } from 'wouter';
import { formatNaira } from '../../../domain/money/money.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { RequestBadge } from '../requests/RequestBadge.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import type { ShownWithdrawal } from '../requests/shown.ts';
import { useArrival } from '../requests/useArrival.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

interface WithdrawalProgressProps {
  withdrawal: ShownWithdrawal;
  /** What is still to come of it. */
  coming: readonly string[];
  /** Requested a moment ago on this page. */
  isNew?: boolean;
  onAnother(): void;
}

/** A withdrawal from request to decision, and where its money is meanwhile. */
export function WithdrawalProgress({
  withdrawal,
  coming,
  isNew = false,
  onAnother,
}: WithdrawalProgressProps) {
  const heading = useArrival(isNew);
  const { status, amount, net, reason } = withdrawal;
  return (
    <div className="cashier__form">
      <Card>
        <section className="cashier__section">
          <div className="cashier__head">
            <h2 ref={heading} tabIndex={-1}>
              {HEADINGS[status](formatNaira(net))}
            </h2>
            <RequestBadge status={status} />
          </div>
          {status === 'pending' && (
            <p className="cashier__note">
              The money has left your balance for this request. If it is not paid, all of it comes
              back.
            </p>
          )}
          {reason && status !== 'approved' && (
            <Notice kind="warning">
              <p>{`${asSentence(reason)} ${texts.backInBalance(formatNaira(amount))}`}</p>
            </Notice>
          )}
          <RequestTimeline steps={withdrawal.timeline} coming={coming} />
          <WithdrawalFacts withdrawal={withdrawal} />
        </section>
      </Card>
      <div className="cashier__actions">
        <Link className={buttonClass()} href={paths.withdrawals}>
          Your withdrawals
        </Link>
        <Button kind="quiet" onClick={onAnother}>
          Make another withdrawal
        </Button>
      </div>
    </div>
  );
}

const HEADINGS: Record<ShownWithdrawal['status'], (amount: string) => string> = {
  pending: (amount) => `${amount} requested`,
  approved: (amount) => `We sent you ${amount}`,
  declined: () => 'This withdrawal was declined',
  expired: () => 'This withdrawal has expired',
};
