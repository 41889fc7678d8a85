import './KycStatusCard.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Kyc } from '../../contract/account/kyc.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { Tick } from '../../ui/status/Tick.tsx';
import { KycLevels } from './KycLevels.tsx';
import { DOCUMENTS, STATES } from './kycWords.ts';
import { submission } from './submission.ts';

interface KycStatusCardProps {
  kyc: Kyc | Readonly<Omit<Kyc, 'unlocks'> & { unlocks: readonly string[] }>;
  /** Shows how old the status is. */
  age: ReactNode;
}

/** The verification status, its reason, and what approval allows. */
export function KycStatusCard({ kyc, age }: KycStatusCardProps) {
  const { status, documentType, submittedAt, decidedAt, reason, unlocks } = kyc;
  const { title, text, word, kind } = STATES[status];
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasArrived } = useSnapshot(submission);
  useEffect(() => {
    // The form that had the focus is gone, whether the answer or an event came first.
    if (status !== 'pending' || !hasArrived) return;
    submission.hasArrived = false;
    heading.current?.focus();
  }, [status, hasArrived]);
  const moment = (at: number) => `${lagosDay(at)} ${lagosClock(at)}`;
  return (
    <Card>
      <section className="kyc-status" aria-label="Verification status">
        <div className="kyc-status__head">
          {status === 'approved' && <Tick />}
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {word && <Badge {...(kind && { kind })}>{word}</Badge>}
        </div>
        {status === 'declined' && reason && <p className="kyc-status__reason">{reason}</p>}
        <p>{text}</p>
        {status !== 'none' && (
          <dl className="kyc-status__facts">
            {documentType && <Fact name="Document" value={DOCUMENTS[documentType].name} />}
            {submittedAt !== undefined && <Fact name="Sent" value={moment(submittedAt)} />}
            {decidedAt !== undefined && <Fact name="Checked" value={moment(decidedAt)} />}
          </dl>
        )}
        <KycLevels status={status} unlocks={unlocks} />
        {status === 'approved' && (
          <div className="kyc-status__acts">
            <Link className={buttonClass({ kind: 'quiet' })} href={paths.withdraw}>
              Withdraw
            </Link>
            {/* What was unlocked is not given by itself: it is taken there. */}
            <Link className={buttonClass({ kind: 'quiet' })} href={paths.bonuses}>
              Bonuses
            </Link>
          </div>
        )}
        {age}
      </section>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
