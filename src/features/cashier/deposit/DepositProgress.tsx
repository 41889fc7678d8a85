import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNaira } from '../../../domain/money/money.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import { onServerClock, onThisClock } from '../../../domain/time/onThisClock.ts';
import * as texts from '../../../messages/english/deposit.ts';
import { paths } from '../../../paths.ts';
import { isAway } from '../../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../../state/play/useStateOfPlay.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Countdown } from '../../../ui/layout/Countdown.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Tick } from '../../../ui/status/Tick.tsx';
import { deposits } from '../cashier.ts';
import { RequestBadge } from '../requests/RequestBadge.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import type { ShownDeposit, ShownGateway } from '../requests/shown.ts';
import { useArrival } from '../requests/useArrival.ts';
import { ConfirmPaid } from './ConfirmPaid.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { depositHeading, depositSteps } from './depositWords.ts';
import { MissingMoney } from './MissingMoney.tsx';
import { isProofAskedFor } from './missingMoney.ts';
import { PayFrame } from './PayFrame.tsx';
import { PayTo } from './PayTo.tsx';

interface DepositProgressProps {
  deposit: ShownDeposit;
  detail: ShownGateway;
  /** When the deposit was last reported, by the server's clock and by this phone's. */
  told: { asOf: number; savedAt: number };
  /** The bonus that an approved deposit opens. */
  bonus: ReactNode;
  /** Requested a moment ago on this page. */
  isNew?: boolean;
  onAnother(): void;
}

/** A deposit from request to decision: what the player must do now, and what is still pending. */
export function DepositProgress(props: DepositProgressProps) {
  const { deposit, detail, told, bonus, isNew = false, onAnother } = props;
  const heading = useArrival(isNew);
  const { status, amount, fee, reason, payUrl, paidAt, hasProof } = deposit;
  const isResting = isAway(useStateOfPlay());
  const mayDeposit = !isResting && detail.gateway.status !== 'down';
  const isPending = status === 'pending';
  const isToPay = isPending && paidAt === undefined;
  const expiresAt = onThisClock(deposit.expiresAt, told);
  const now = useNow();
  // What was promised by then does not stand any longer, whatever the server has made of it.
  const isOver = isPending && now >= expiresAt;
  const mayPay = isToPay && !isOver;
  const isLate = isToPay && isOver;
  const asksProof = isProofAskedFor(deposit, onServerClock(now, told));
  const amounts = { asked: formatNaira(amount), credited: formatNaira(amount - fee) };
  return (
    <div className="cashier__form">
      <Card>
        <section className="cashier__section">
          <div className={classes('cashier__head', status === 'approved' && 'cashier__head--done')}>
            {status === 'approved' && <Tick />}
            <h2 ref={heading} tabIndex={-1}>
              {isLate ? texts.timeToPayOver : depositHeading(deposit, amounts)}
            </h2>
            {status !== 'approved' && <RequestBadge status={status} />}
          </div>
          {isLate && <p className="cashier__note">{texts.dontPayNow}</p>}
          {mayPay && (
            <p className="cashier__note">
              Pay within{' '}
              <b>
                <Countdown until={expiresAt} onOver={() => void deposits.refresh()} />
              </b>
              , or the request expires.{!payUrl && ' Once you have paid, tell us.'}
            </p>
          )}
          {isPending && !isToPay && isOver && (
            <p className="cashier__note">
              {hasProof ? texts.notFoundWithReceipt : texts.notFoundYet}
            </p>
          )}
          {isPending && !isToPay && !isOver && (
            <p className="cashier__note">
              You told us you have paid. There is nothing more to do. If we haven't found the money
              by {lagosClock(expiresAt)},{' '}
              {hasProof ? 'contact us: we have your receipt.' : "we'll ask you for the receipt."}
            </p>
          )}
          {reason && status !== 'approved' && (
            <Notice kind={status === 'declined' ? 'error' : 'warning'}>
              <p>
                {asSentence(reason)} Nothing was credited.
                {asksProof && ' If the money has left your account, send us the receipt below.'}
              </p>
            </Notice>
          )}
          {payUrl && <PayFrame url={payUrl} />}
          {mayPay && !payUrl && (
            <PayTo
              detail={detail}
              amountKobo={amount}
              isAsked
              reference={deposit.reference}
              agreed={deposit.usdt}
            />
          )}
          {isToPay && !payUrl && <ConfirmPaid deposit={deposit} />}
        </section>
      </Card>
      {status === 'approved' && bonus}
      <Card>
        <section className="cashier__section">
          <h2>This deposit</h2>
          <RequestTimeline
            steps={deposit.timeline}
            coming={isLate ? [] : depositSteps(deposit, amounts.credited)}
          />
          <DepositFacts deposit={deposit} />
        </section>
      </Card>
      <MissingMoney deposit={deposit} told={told} />
      <div className="cashier__actions">
        {!isResting && status === 'approved' && (
          <Link className={buttonClass({})} href={paths.home}>
            See the matches
          </Link>
        )}
        {mayDeposit && (
          <Button
            kind={status !== 'declined' || asksProof ? 'quiet' : 'primary'}
            onClick={onAnother}
          >
            Make another deposit
          </Button>
        )}
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.deposits}>
          Your deposits
        </Link>
      </div>
    </div>
  );
}
