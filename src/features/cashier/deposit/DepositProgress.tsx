import { Link } from 'wouter';
import { formatNaira } from '../../../domain/money/money.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Countdown } from '../../../ui/layout/Countdown.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { deposits } from '../cashier.ts';
import { onThisClock } from '../requests/onThisClock.ts';
import { RequestBadge } from '../requests/RequestBadge.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import type { ShownDeposit, ShownGateway } from '../requests/shown.ts';
import { ConfirmPaid } from './ConfirmPaid.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { MissingMoney } from './MissingMoney.tsx';
import { PayFrame } from './PayFrame.tsx';
import { PayTo } from './PayTo.tsx';

interface DepositProgressProps {
  deposit: ShownDeposit;
  detail: ShownGateway;
  /** By which clock the deposit was told. */
  told: { asOf: number; savedAt: number };
  onAnother(): void;
}

/** A deposit from its request to its decision: what to do now, and what is being waited for. */
export function DepositProgress({ deposit, detail, told, onAnother }: DepositProgressProps) {
  const { status, amount, fee, reason, payUrl, paymentReference } = deposit;
  const isPending = status === 'pending';
  const isToPay = isPending && paymentReference === undefined;
  return (
    <div className="cashier__form">
      <Card>
        <section className="cashier__section">
          <div className="cashier__head">
            <h2>{HEADINGS[status](formatNaira(amount - fee))}</h2>
            <RequestBadge status={status} />
          </div>
          {isPending && (
            <p className="cashier__note">
              {isToPay ? 'Pay within ' : 'We look for your payment. It expires in '}
              <b>
                <Countdown
                  until={onThisClock(deposit.expiresAt, told)}
                  onOver={() => void deposits.refresh()}
                />
              </b>
              {isToPay && ', or the request expires; nothing is taken then.'}
            </p>
          )}
          {reason && status !== 'approved' && (
            <Notice kind={status === 'declined' ? 'error' : 'warning'}>
              <p>{reason}. Nothing was credited.</p>
            </Notice>
          )}
          {payUrl && <PayFrame url={payUrl} />}
          {isToPay && !payUrl && (
            <PayTo detail={detail} amountKobo={amount} isAsked reference={deposit.reference} />
          )}
          {isToPay && !payUrl && <ConfirmPaid deposit={deposit} />}
        </section>
      </Card>
      <Card>
        <section className="cashier__section">
          <h2>This deposit</h2>
          <DepositFacts deposit={deposit} />
          <RequestTimeline steps={deposit.timeline} />
        </section>
      </Card>
      <MissingMoney deposit={deposit} told={told} />
      <div className="cashier__actions">
        <Button kind={isPending ? 'quiet' : 'primary'} onClick={onAnother}>
          Make another deposit
        </Button>
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.deposits}>
          Your deposits
        </Link>
      </div>
    </div>
  );
}

const HEADINGS: Record<ShownDeposit['status'], (amount: string) => string> = {
  pending: (amount) => `${amount} on its way`,
  approved: (amount) => `${amount} is in your wallet`,
  declined: () => 'This deposit was declined',
  expired: () => 'This deposit has expired',
};
