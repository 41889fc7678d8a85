import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import * as texts from '../../../messages/english/withdraw/withdrawKyc.ts';
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
          <b>{texts.demoOff}</b> {texts.demoWhy}
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
          {texts.verify}
        </Link>
      )}
    </Notice>
  );
}

const WORDS = {
  none: texts.none,
  pending: texts.pending,
  declined: texts.declined,
};
