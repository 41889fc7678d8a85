import './ProfileDetails.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { localNumber } from '../../domain/account/localNumber.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { session } from '../../state/session/session.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { lockIcon } from '../../ui/icon/icons.ts';
import { Badge } from '../../ui/status/Badge.tsx';

const KYC = {
  none: ['Not verified yet', 'warn'],
  pending: ['Being checked', 'warn'],
  approved: ['Verified', 'good'],
  declined: ['Declined', 'bad'],
} as const;

/** Support must check that a new number or email is really the player's. */
const contactUs = <Link href={paths.contact}>contact us</Link>;

interface ProfileRow {
  label: string;
  isLocked?: boolean;
  /** Why it cannot be changed here, or what to do instead. */
  note?: ReactNode;
  children: ReactNode;
}

/** The player's details as last sent by the server; until then, those of the sign-in answer. */
export function ProfileDetails() {
  const { user, userProfile: profile } = useSnapshot(session);
  if (!user) return null;
  const [kyc, kycKind] = KYC[profile?.kycStatus ?? 'none'];
  return (
    <dl className="profile-details">
      <Row
        label="Name"
        isLocked
        note={<>It must match the name on your bank account. To correct it, {contactUs}.</>}
      >
        {profile?.name ?? user.name}
      </Row>
      <Row label="Username" isLocked note="You use this to log in. It can't be changed.">
        {user.username} {user.isDemo && <Badge kind="warn">DEMO</Badge>}
      </Row>
      {profile?.mobile && (
        <Row label="Mobile" isLocked note={<>To change it, {contactUs}.</>}>
          {localNumber(profile.mobile)}
        </Row>
      )}
      {profile?.email && (
        <Row label="Email" isLocked note={<>To change it, {contactUs}.</>}>
          {profile.email}
        </Row>
      )}
      {profile && !user.isDemo && (
        <Row
          label="Identity"
          note={kycKind !== 'good' && <Link href={paths.kyc}>Verify your identity</Link>}
        >
          <Badge kind={kycKind}>{kyc}</Badge>
        </Row>
      )}
      {profile && <Row label="Joined">{lagosDay(profile.registeredAt)}</Row>}
      {profile?.lastLoginAt !== undefined && (
        <Row label="Last login">
          {lagosDay(profile.lastLoginAt)}, {lagosClock(profile.lastLoginAt)}
        </Row>
      )}
    </dl>
  );
}

function Row({ label, isLocked = false, note, children }: ProfileRow) {
  return (
    <div className="profile-details__row">
      <dt className="profile-details__label">{label}</dt>
      <dd className="profile-details__value">
        <span className="profile-details__text">
          <span>{children}</span>
          {isLocked && <Icon path={lockIcon} isSmall />}
        </span>
        {note && <span className="profile-details__note">{note}</span>}
      </dd>
    </div>
  );
}
