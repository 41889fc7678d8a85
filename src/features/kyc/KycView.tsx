import './KycView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { session } from '../../state/session/session.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { KycForm } from './KycForm.tsx';
import { KycSkeleton } from './KycSkeleton.tsx';
import { KycStatusCard } from './KycStatusCard.tsx';
import { kycStatus } from './kycStatus.ts';
import { resumeWhenOnline } from './submission.ts';

/** Identity verification: its status, and the form while documents are needed. */
export function KycView() {
  const { user, userProfile } = useSnapshot(session);
  const isDemo = user?.isDemo === true;
  const list = useFreshList(kycStatus);
  const { data, status } = list;
  useEffect(resumeWhenOnline, []);
  const isUnknown = !data && status === 'failed';
  // Offline without a saved status, the saved profile tells whether documents are needed.
  const known = data?.status ?? (isUnknown ? userProfile?.kycStatus : undefined);
  const canSend = known === 'none' || known === 'declined';
  return (
    <div className="kyc">
      <h1>{data?.status === 'approved' ? 'Your identity' : 'Verify your identity'}</h1>
      {isDemo ? (
        <Notice kind="info">The demo account can't withdraw, so it needs no verification.</Notice>
      ) : (
        <>
          {data && (
            <KycStatusCard
              kyc={data}
              age={<ListAge list={list} onRetry={() => void kycStatus.refresh()} />}
            />
          )}
          {isUnknown && canSend && (
            <Notice kind="warning">
              Your verification status is not saved on this phone. You can choose your pictures now:
              we'll send them when you're online.
            </Notice>
          )}
          {canSend && <KycForm />}
          {!data && status !== 'failed' && <KycSkeleton />}
          {isUnknown && !canSend && (
            <ErrorState
              title="Couldn't load your verification status"
              text="It is not saved on this phone. We still have what you sent."
              onRetry={() => void kycStatus.refresh()}
            />
          )}
        </>
      )}
      {/* Its place depends on what stands above it. */}
      {(isDemo || data || status === 'failed') && (
        <p className="kyc__more">
          <Link href={paths.knowYourCustomer}>
            Which documents we accept, why, and how we handle them
          </Link>
        </p>
      )}
    </div>
  );
}
