import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { session } from '../../../state/session/session.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Notice } from '../../../ui/status/Notice.tsx';

/**
 * Says what stops the player from withdrawing: a demo account, or an identity check that is not approved yet.
 */
export function KycNotice() {
  const { user, userProfile } = useSnapshot(session);
  if (user?.isDemo) {
    return (
      <Notice kind="info">
        <p>
          <b>Withdrawals are off for the demo account.</b> Its money is not real. With your own
          account you can withdraw to your bank once you are verified.
        </p>
      </Notice>
    );
  }
  if (!userProfile || userProfile.kycStatus === 'approved') return null;
  return (
    <Notice kind="warning">
      <p>{WORDS[userProfile.kycStatus]}</p>
      {userProfile.kycStatus !== 'pending' && (
        <Link className={buttonClass({ isSmall: true })} href={paths.kyc}>
          Verify your identity
        </Link>
      )}
    </Notice>
  );
}

const WORDS = {
  none: 'Verify your identity before you withdraw. Your money stays in your wallet.',
  pending: 'We are checking your documents. You can withdraw as soon as we approve them.',
  declined: 'Your documents were declined. Send them again to withdraw. Your money is safe.',
};
