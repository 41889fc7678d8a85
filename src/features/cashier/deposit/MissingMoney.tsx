import { useState } from 'react';
import { Link } from 'wouter';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import { onServerClock, onThisClock } from '../../../domain/time/onThisClock.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { isProofAskedFor, missingMoneyStep, waitsUntil } from './missingMoney.ts';
import { SendProof } from './SendProof.tsx';
import './MissingMoney.css';
import type { ShownDeposit } from '../requests/shown.ts';

interface MissingMoneyProps {
  deposit: ShownDeposit;
  told: { asOf: number; savedAt: number };
}

/** "Debited but not credited": what to do, step by step. Shown once the player or the cashier asks. */
export function MissingMoney(props: MissingMoneyProps) {
  const [isOpen, setOpen] = useState(false);
  const now = onServerClock(useNow(), props.told);
  if (props.deposit.status === 'approved') return null;
  if (isOpen || isProofAskedFor(props.deposit, now)) return <Steps {...props} now={now} />;
  return (
    <Button kind="quiet" isWide onClick={() => setOpen(true)}>
      Debited but not credited? Get help
    </Button>
  );
}

function Steps({ deposit, told, now }: MissingMoneyProps & { now: number }) {
  const step = missingMoneyStep(deposit, now);
  const at = (name: typeof step) => (step === name ? 'step' : undefined);
  return (
    <section className="cashier__section">
      <h2>Debited but not credited</h2>
      <p className="cashier__note">
        Do not pay again. Follow these steps in order to find the money.
      </p>
      <ol className="missing-money">
        <li aria-current={at('wait')}>
          <b>Wait until {lagosClock(onThisClock(waitsUntil(deposit), told))}.</b> Most late payments
          arrive by themselves within 30 minutes.
        </li>
        <li aria-current={at('proof')}>
          <b>Send the receipt.</b> It shows us which payment to look for.
          {step === 'proof' && <SendProof depositId={deposit.depositId} />}
          {deposit.hasProof && <p className="cashier__note">We have your receipt.</p>}
        </li>
        <li aria-current={at('contact')}>
          <b>Contact us</b> with the reference {deposit.reference}.
          {step === 'contact' && (
            <Link className={buttonClass({ kind: 'quiet', isWide: true })} href={paths.contact}>
              Contact us
            </Link>
          )}
        </li>
      </ol>
    </section>
  );
}
